"""The shared kit: primitives, stage, and props by theme."""
