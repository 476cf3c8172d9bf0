"""Sentences and tables for people, made from core objects; everything here returns strings."""
