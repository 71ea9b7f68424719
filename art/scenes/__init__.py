"""One small module per diorama, each with a build() that puts kit parts together."""
