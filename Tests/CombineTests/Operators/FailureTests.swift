import Combine
import VirtualTime
import XCTest

/// Operators that handle failures.
final class FailureTests: XCTestCase {
  func test_retrySubscribesAgainWithTheDemandThatIsLeft() {
    let source = Source(failure: SampleError.self)
    let recorder = Recorder(source.retry(2), demand: .max(3))
    source.send(1)
    source.fail(.first)
    XCTAssertEqual(source.take(), ["demand 3", "demand 2"])
    source.send(2)
    source.fail(.first)
    source.fail(.second)
    XCTAssertEqual(recorder.events, ["1", "2", "failed: second"])
    XCTAssertEqual(source.subscriberCount, 3)
  }

  func test_retryManyTimesInARow() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, SampleError> in
      attempts += 1
      return attempts <= 500 ? Fail(error: SampleError.first).eraseToAnyPublisher() : Just(attempts).setFailureType(to: SampleError.self).eraseToAnyPublisher()
    }
    XCTAssertEqual(Recorder(publisher.retry(1000)).events, ["501", "finished"])
  }

  func test_catchGoesOnWithTheDemandThatIsLeft() {
    let (source, other) = (Source(failure: SampleError.self), Source(failure: SampleError.self))
    let recorder = Recorder(source.catch { _ in other }, demand: .max(2))
    source.send(1)
    source.fail(.first)
    XCTAssertEqual(other.take(), ["demand 1"])
    other.send(2)
    other.fail(.second)
    XCTAssertEqual(recorder.events, ["1", "2", "failed: second"])
  }

  func test_replaceErrorWaitsUntilItsValueIsDemanded() {
    let recorder = Recorder(Fail<Int, SampleError>(error: .first).replaceError(with: 9), demand: .none)
    XCTAssertEqual(recorder.events, [])
    recorder.request(1)
    XCTAssertEqual(recorder.events, ["9", "finished"])
  }

  func test_replaceEmptyLeavesAFailureAlone() {
    XCTAssertEqual(Recorder(Fail<Int, SampleError>(error: .first).replaceEmpty(with: 9)).events, ["failed: first"])
    XCTAssertEqual(Recorder(Just(1).replaceEmpty(with: 9)).events, ["1", "finished"])
  }

  func test_assertNoFailureFailsTheTest() {
    let heard = Heard()
    let source = Source(failure: SampleError.self)
    let recorder = Recorder(source.assertNoFailure("loading"))
    source.send(1)
    UsageError.$handler.withValue(UsageError.Handler { heard.note($0) }) { source.fail(.first) }
    XCTAssertEqual(recorder.events, ["1"])
    XCTAssertEqual(
      heard.sentences,
      [
        "Could not continue after assertNoFailure: the publisher failed with first (loading). What to do: handle the failure with catch or replaceError. With Apple’s Combine, the app would crash."
      ])
    XCTAssertEqual(heard.places, ["FailureTests.swift"])
  }

  func test_breakpointsFailTheTest() {
    let heard = Heard()
    UsageError.$handler.withValue(UsageError.Handler { heard.note($0) }) {
      XCTAssertEqual(Recorder([1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 })).events, ["1", "2", "finished"])
      XCTAssertEqual(Recorder(Fail<Int, SampleError>(error: .first).breakpointOnError()).events, ["failed: first"])
    }
    XCTAssertEqual(
      heard.sentences,
      [
        "Could not continue after breakpoint: its closure returned true for the value 2. What to do: check the events before it, or remove the breakpoint.",
        "Could not continue after breakpoint: its closure returned true for the completion failure(CombineTests.SampleError.first). What to do: check the events before it, or remove the breakpoint.",
      ])
  }
}

/// The mistakes that were reported.
private final class Heard: @unchecked Sendable {
  private(set) var sentences: [String] = []
  private(set) var places: [String] = []

  func note(_ misuse: UsageError) {
    sentences.append("Could not \(misuse.action): \(misuse.reason). What to do: \(misuse.advice)")
    if let place = misuse.place { places.append(place.filePath.split(separator: "/").last.map(String.init) ?? "") }
  }
}
