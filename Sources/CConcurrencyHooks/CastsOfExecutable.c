// The casts of the executable, which converts test functions on the main actor.
//
// A debug build converts them with another function. A static executable doesn't import the function, and has no tests of XCTest.

#include "Imports.h"
#include "InterposedFunctions.h"

__attribute__((constructor(103))) static void replace_casts(void) {
  stk_time_replace_import(stk_process_row_dynamic_cast, (void *)stk_process_dynamic_cast);
}
