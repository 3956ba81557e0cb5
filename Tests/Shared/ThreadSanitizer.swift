import Foundation
import XCTest

/// Skips a test of what the thread sanitizer does not let be caught: dispatch queues, dates, sleeps and requests are real under it.
func skipUnderThreadSanitizer() throws {
  try XCTSkipIf(isUnderThreadSanitizer, "Dispatch queues, dates and requests are not virtual under the thread sanitizer.")
}

/// Whether the process runs under the thread sanitizer.
let isUnderThreadSanitizer = dlsym(nil, "__tsan_init") != nil
