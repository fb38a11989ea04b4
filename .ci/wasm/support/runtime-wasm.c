// What Embedded Swift expects of a C library, in as few lines as a check needs: these functions are
// compiled for it alone and belong to no product.

typedef unsigned long Size;

// MARK: - Memory: blocks of powers of two, kept in a list a size once they are free

enum { pageSize = 65536, leastExponent = 4, headerSize = 16 };

struct Header {
  unsigned exponent;
  struct Header *next;
};

extern unsigned char __heap_base;
static struct Header *freeBlocks[32];
static Size heapEnd;

static void *newBlock(unsigned exponent) {
  if (heapEnd == 0) heapEnd = ((Size)&__heap_base + headerSize - 1) & ~(Size)(headerSize - 1);
  unsigned long long end = (unsigned long long)heapEnd + headerSize + (1ull << exponent);
  unsigned long long room = (unsigned long long)__builtin_wasm_memory_size(0) * pageSize;
  if (end > room) {
    unsigned long long pages = (end - room + pageSize - 1) / pageSize;
    if (end > 0xFFFF0000ull || __builtin_wasm_memory_grow(0, (Size)pages) == (Size)-1) return 0;
  }
  struct Header *block = (struct Header *)heapEnd;
  heapEnd = (Size)end;
  block->exponent = exponent;
  return block;
}

void *malloc(Size size) {
  unsigned exponent = leastExponent;
  while (((Size)1 << exponent) < size) {
    if (++exponent == 32) return 0;
  }
  struct Header *block = freeBlocks[exponent];
  if (block) freeBlocks[exponent] = block->next;
  else block = newBlock(exponent);
  return block ? (char *)block + headerSize : 0;
}

void free(void *memory) {
  if (!memory) return;
  struct Header *block = (struct Header *)((char *)memory - headerSize);
  block->next = freeBlocks[block->exponent];
  freeBlocks[block->exponent] = block;
}

int posix_memalign(void **memory, Size alignment, Size size) {
  if (alignment > headerSize) return 22;
  *memory = malloc(size);
  return *memory ? 0 : 12;
}

// MARK: - Bytes

void *memmove(void *target, const void *source, Size size) {
  return __builtin_memmove(target, source, size);
}

void *memcpy(void *target, const void *source, Size size) {
  return __builtin_memcpy(target, source, size);
}

void *memset(void *target, int value, Size size) {
  return __builtin_memset(target, value, size);
}

int memcmp(const void *left, const void *right, Size size) {
  const unsigned char *a = left, *b = right;
  for (; size > 0; a++, b++, size--) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

Size strlen(const char *text) {
  Size length = 0;
  while (text[length]) length++;
  return length;
}

// MARK: - The rest

// The seed of hash tables; always the same, so that two runs agree.
void arc4random_buf(void *target, Size size) { memset(target, 42, size); }

int putchar(int character) { return character; }

double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = __builtin_fabs(value - whole);
  return rest < 0.5 ? whole : whole + __builtin_copysign(1, value);
}

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 left, __int128 right) {
  const unsigned long long mask = 0xFFFFFFFFull;
  unsigned long long a = (unsigned long long)left, b = (unsigned long long)right;
  unsigned long long low = (a & mask) * (b & mask);
  unsigned long long middle = (a >> 32) * (b & mask) + (low >> 32);
  unsigned long long other = (a & mask) * (b >> 32) + (middle & mask);
  unsigned long long high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += a * (unsigned long long)(right >> 64) + b * (unsigned long long)(left >> 64);
  return (__int128)((unsigned __int128)high << 64 | (other << 32 | (low & mask)));
}

unsigned long __stack_chk_guard = 0x5AFE57AC;

void __stack_chk_fail(void) { __builtin_trap(); }
