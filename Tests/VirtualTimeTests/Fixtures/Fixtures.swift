import Foundation
import VirtualTime
import XCTest

/// A value that several threads may read and write.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update(_ body: (inout Value) -> Void) { lock.withLock { body(&stored) } }
}

final class Flag: @unchecked Sendable {
  private let box = Box(false)
  var isSet: Bool { box.value }
  func set() { box.value = true }
}

/// Work on a thread that the scheduler can't see.
final class OutsideWork: IdlingResource, @unchecked Sendable {
  let name: String
  private let idle = Box(true)

  init(_ name: String) { self.name = name }

  var isIdle: Bool { idle.value }

  /// Runs a closure on another thread.
  ///
  /// The resource is busy until the closure ends.
  func start(_ body: @escaping @Sendable () -> Void) {
    idle.value = false
    Thread.detachNewThread {
      body()
      self.idle.value = true
    }
  }

  func setBusy(_ isBusy: Bool) { idle.value = !isBusy }
}

/// Suspends the current task until another thread resumes it with the given value.
func answerFromAnotherThread<T: Sendable>(_ value: T, through work: OutsideWork) async -> T {
  await withCheckedContinuation { continuation in
    work.start { continuation.resume(returning: value) }
  }
}

extension XCTestCase {
  /// Skips the test if functions of the C library, libdispatch, and Foundation can't be intercepted.
  func skipWithoutCapture() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
  }

  /// Creates a scheduler that is shut down when the test ends.
  func makeScheduler(in order: SchedulingOrder = .current) -> VirtualScheduler {
    let scheduler = SchedulingOrder.$current.withValue(order) { VirtualScheduler() }
    addTeardownBlock { _ = scheduler.shutDown() }
    return scheduler
  }

  /// Checks that nothing retains a scheduler.
  ///
  /// A thread of an earlier test that changes something outside schedulers retains all of them for a moment, so this thread may be the last one to release the scheduler.
  func assertReleased(_ scheduler: () -> VirtualScheduler?, file: StaticString = #filePath, line: UInt = #line) {
    for _ in 0..<10_000 where scheduler() != nil { sched_yield() }
    XCTAssertNil(scheduler(), file: file, line: line)
  }
}
