#include <errno.h>
#include <unistd.h>

#include "Internal.h"

// Control characters are replaced with question marks, because the name of an app or a test must not control a terminal.
void stk_process_append(stk_process_message *message, const char *text) {
  for (; *text && message->count < sizeof(message->text); text++) {
    unsigned char byte = (unsigned char)*text;
    message->text[message->count++] = byte < 0x20 && byte != '\n' ? '?' : (char)byte;
  }
}

void stk_process_append_number(stk_process_message *message, int64_t number) {
  char digits[24];
  size_t start = sizeof(digits) - 1;
  digits[start] = 0;
  uint64_t rest = number < 0 ? 0 - (uint64_t)number : (uint64_t)number;
  do {
    digits[--start] = (char)('0' + rest % 10);
    rest /= 10;
  } while (rest > 0);
  if (number < 0) digits[--start] = '-';
  stk_process_append(message, digits + start);
}

void stk_process_send(const stk_process_message *message, int descriptor) {
  size_t sent = 0;
  while (sent < message->count) {
    ssize_t count = write(descriptor, message->text + sent, message->count - sent);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    sent += (size_t)count;
  }
}
