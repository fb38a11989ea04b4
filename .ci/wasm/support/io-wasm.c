// Standard input and output by the two functions that a WebAssembly system interface offers for them.

#include "io.h"

struct Slice {
  void *start;
  unsigned long size;
};

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_read")))
int fd_read(int file, const struct Slice *slices, unsigned long count, unsigned long *size);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int file, const struct Slice *slices, unsigned long count, unsigned long *size);

unsigned long readInput(void *buffer, unsigned long size) {
  unsigned long total = 0;
  while (total < size) {
    struct Slice rest = {(char *)buffer + total, size - total};
    unsigned long count = 0;
    if (fd_read(0, &rest, 1, &count) != 0 || count == 0) break;
    total += count;
  }
  return total;
}

void writeOutput(const void *buffer, unsigned long size) {
  unsigned long total = 0;
  while (total < size) {
    struct Slice rest = {(char *)buffer + total, size - total};
    unsigned long count = 0;
    if (fd_write(1, &rest, 1, &count) != 0) __builtin_trap();
    total += count;
  }
}

// The entry of the program, which Swift names `main`.
int swiftMain(int count, char **arguments) __asm__("__main_argc_argv");

__attribute__((export_name("_start")))
void start(void) { swiftMain(0, 0); }
