"""What may be done, and what happens then: a file a section."""
