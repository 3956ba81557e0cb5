import Foundation
import XCTest

/// Skips a test that needs virtual time, which the thread sanitizer prevents.
///
/// With it, dispatch queues, dates, sleeps and requests are real.
func skipUnderThreadSanitizer() throws {
  try XCTSkipIf(isUnderThreadSanitizer, "Dispatch queues, dates and requests are not virtual under the thread sanitizer.")
}

/// Whether the thread sanitizer is enabled in the process.
let isUnderThreadSanitizer = dlsym(nil, "__tsan_init") != nil
