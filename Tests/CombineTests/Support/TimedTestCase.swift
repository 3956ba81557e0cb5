import Combine
import Foundation
import VirtualTime
import XCTest

/// A test whose code runs in virtual time.
class TimedTestCase: XCTestCase, @unchecked Sendable {
  // The tests expect the order of values without a seed.
  private(set) lazy var scheduler = SchedulingOrder.$current.withValue(.plain) { VirtualScheduler() }
  private var kept: [AnyCancellable] = []
  private let lock = NSLock()
  private var stored: [String] = []

  /// The recorded events, each with its time in milliseconds: “a at 300”.
  var events: [String] { lock.withLock { stored } }

  override func setUpWithError() throws {
    try XCTSkipIf(dlsym(nil, "__tsan_init") != nil, "The thread sanitizer does not let the functions be replaced that captured code waits with.")
    _ = scheduler
  }

  override func tearDown() {
    kept = []
    scheduler.shutDown()
  }

  /// Runs the app's code.
  func app(_ body: () -> Void) { scheduler.withCause("the app", body) }

  func note(_ event: String) {
    let time = scheduler.now.offset
    let milliseconds = time.components.seconds * 1000 + (time.components.attoseconds + 500_000_000_000) / 1_000_000_000_000_000
    lock.withLock { stored.append("\(event) at \(milliseconds)") }
  }

  /// Records the events of a publisher, with their times.
  func record<P: Publisher>(_ publisher: P) {
    keep(
      publisher.sink(
        receiveCompletion: {
          switch $0 {
          case .finished: self.note("finished")
          case .failure(let error): self.note("failed: \(error)")
          }
        }, receiveValue: { self.note("\($0)") }))
  }

  func keep(_ subscription: AnyCancellable) { kept.append(subscription) }

  func cancelAll() { kept = [] }

  /// Advances the time until nothing is pending.
  func runAll(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(scheduler.wait(timeout: .seconds(3600)) { false }, .nothingPending, file: file, line: line)
  }

  /// Advances the time by a number of milliseconds.
  func run(_ milliseconds: Int) {
    nonisolated(unsafe) var isOver = false
    app { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { isOver = true } }
    _ = scheduler.wait(timeout: .seconds(3600)) { isOver }
  }

  /// Returns a publisher that sends values at given times, in milliseconds, and then finishes or fails.
  func timeline(_ values: [(Int, String)], end: Int?, error: SampleError? = nil) -> AnyPublisher<String, SampleError> {
    let subject = PassthroughSubject<String, SampleError>()
    app {
      for (time, value) in values { DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) { subject.send(value) } }
      if let end {
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(end)) { subject.send(completion: error.map { .failure($0) } ?? .finished) }
      }
    }
    return subject.eraseToAnyPublisher()
  }
}
