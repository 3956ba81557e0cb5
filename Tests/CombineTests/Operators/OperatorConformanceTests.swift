import Combine
import XCTest

/// The rules that every operator in the table follows.
final class OperatorConformanceTests: XCTestCase {
  func test_values() {
    for row in OperatorCase.all {
      let source = Source(failure: SampleError.self)
      let recorder = row.record(source)
      for value in 1...3 { source.send(value) }
      source.finish()
      XCTAssertEqual(recorder.events.joined(separator: " "), row.values, row.name)
    }
  }

  func test_failure() {
    for row in OperatorCase.all {
      let source = Source(failure: SampleError.self)
      let recorder = row.record(source)
      source.send(1)
      source.fail(.first)
      XCTAssertEqual(recorder.events.joined(separator: " "), row.failure, row.name)
    }
  }

  func test_demand() {
    for row in OperatorCase.all {
      let source = Source(failure: SampleError.self)
      let recorder = row.record(source, demand: .none)
      let atOnce = source.take()
      recorder.request(1)
      XCTAssertEqual("\(atOnce.joined(separator: ", ")) | \(source.take().joined(separator: ", "))", row.demand, row.name)
    }
  }

  func test_noValueComesThatIsNotDemandedAndNoneIsLost() {
    for row in OperatorCase.all {
      let recorder = row.record([1, 2, 3], demand: .none)
      var count = 0
      while count < 20 {
        let values = recorder.events.filter { !$0.hasPrefix("f") || $0 == "false" }
        XCTAssertLessThanOrEqual(values.count, count, row.name)
        recorder.request(1)
        count += 1
      }
      // If several publishers run at the same time, a limited demand changes their order.
      if row.isLossless { XCTAssertEqual(recorder.events.joined(separator: " ").split(separator: " ").sorted(), row.values.split(separator: " ").sorted(), row.name) }
      XCTAssertEqual(recorder.events.count { $0 == "finished" || $0.hasPrefix("failed") }, 1, row.name)
    }
  }

  func test_cancellingGoesUpOnceAndNothingComesAfterIt() {
    for row in OperatorCase.all {
      let source = Source(failure: SampleError.self)
      let recorder = row.record(source)
      _ = source.take()
      recorder.cancel()
      recorder.cancel()
      XCTAssertEqual(source.take(), ["cancel"], row.name)
      let before = recorder.events
      source.send(1)
      source.send(2)
      source.finish()
      source.fail(.first)
      recorder.request(1)
      XCTAssertEqual(recorder.events, before, row.name)
    }
  }

  func test_cancellingWhileAValueIsReceived() {
    for row in OperatorCase.all {
      let source = Source(failure: SampleError.self)
      let recorder = row.record(source, demand: .none)
      recorder.cancelAtFirstValue()
      recorder.request(100)
      for value in 1...3 { source.send(value) }
      source.finish()
      let isFailure = recorder.events.first?.hasPrefix("failed") ?? true
      XCTAssertTrue(isFailure || recorder.events == ["finished"] || recorder.events.count == 1, "\(row.name): \(recorder.events)")
    }
  }

  func test_nothingIsHeldAfterTheEnd() {
    for row in OperatorCase.all {
      for isCancelled in [false, true] {
        let subject = PassthroughSubject<Int, SampleError>()
        weak var released: (any AnyRecorder)?
        do {
          let recorder = row.record(subject)
          released = recorder
          subject.send(1)
          if isCancelled { recorder.cancel() } else { subject.send(completion: .finished) }
        }
        XCTAssertNil(released, "\(row.name) \(isCancelled ? "cancelled" : "finished")")
      }
    }
  }

  func test_nothingComesAfterAFailure() {
    for row in OperatorCase.all {
      let subject = PassthroughSubject<Int, SampleError>()
      let recorder = row.record(subject)
      subject.send(1)
      subject.send(completion: .failure(.first))
      subject.send(2)
      XCTAssertEqual(recorder.events.joined(separator: " "), row.failure, row.name)
    }
  }
}
