"""A second, slow and literal showdown, written from the house rules alone, to hold the product against."""
