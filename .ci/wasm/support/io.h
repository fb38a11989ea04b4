/// Fills a buffer from standard input and returns the number of bytes; less than its size at the end.
unsigned long readInput(void *buffer, unsigned long size);

/// Writes a buffer to standard output.
void writeOutput(const void *buffer, unsigned long size);
