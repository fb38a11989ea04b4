// Numbers on standard input and output, eight bytes each, lowest first.

#include "support.h"
#include "io.h"

static double input[8192], output[8192];
static unsigned long inputCount, inputPosition, outputCount;

bool readNumber(double *number) {
  if (inputPosition == inputCount) {
    inputCount = readInput(input, sizeof input) / sizeof(double);
    inputPosition = 0;
    if (inputCount == 0) return false;
  }
  *number = input[inputPosition++];
  return true;
}

void writeNumber(double number) {
  output[outputCount++] = number;
  if (outputCount == sizeof output / sizeof(double)) flushNumbers();
}

void flushNumbers(void) {
  writeOutput(output, outputCount * sizeof(double));
  outputCount = 0;
}
