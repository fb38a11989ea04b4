// Standard input and output of a native build.

#include "io.h"
#include <stdio.h>

unsigned long readInput(void *buffer, unsigned long size) { return fread(buffer, 1, size, stdin); }

void writeOutput(const void *buffer, unsigned long size) { fwrite(buffer, 1, size, stdout); }
