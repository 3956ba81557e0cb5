import CConcurrencyHooks
import Foundation
import VirtualTime
import XCTest

/// Foundation keeps the threads that it starts for its own purposes, as `Process` does.
///
/// Threads that an app creates belong to the app.
final class ThreadOfFoundationTests: CapturedCodeTestCase, @unchecked Sendable {
  func test_aThreadWithAClosureOfTheAppIsTheApps() {
    let lock = NSLock()
    for thread in [Thread { lock.unlock() }, Thread {}] {
      XCTAssertFalse(stk_time_is_thread_of_foundation(Unmanaged.passUnretained(thread).toOpaque()))
    }
  }

  // In a run of all tests, Foundation's thread for processes was once taken for the app's, because an unused part of a property contained an old pointer.
  func test_itsClosureTells_andNothingThatWasLeftInItsMemory() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that start threads.")
    let ofFoundation = try XCTUnwrap(dlsym(nil, "CFArrayGetCount"))
    let ofThisBundle = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(ThreadOfFoundationTests.self)))
    let thread = Thread {}
    var words = withExtendedLifetime(thread) {
      Array(UnsafeBufferPointer(start: Unmanaged.passUnretained(thread).toOpaque().assumingMemoryBound(to: UnsafeMutableRawPointer?.self), count: 15))
    }
    for word in words.indices.dropFirst(4) { words[word] = ofThisBundle }
    XCTAssertFalse(stk_time_is_thread_of_foundation(&words))
    words[2] = ofFoundation
    XCTAssertTrue(stk_time_is_thread_of_foundation(&words))
  }
}
