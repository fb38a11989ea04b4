#include <stdbool.h>

/// Reads the next number of standard input; returns false at its end.
bool readNumber(double *number);

/// Writes a number to standard output.
void writeNumber(double number);

/// Hands everything written over to standard output.
void flushNumbers(void);
