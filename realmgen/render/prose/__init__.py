"""Running text: paragraphs broken into lines, and lines poured into columns and pages."""
