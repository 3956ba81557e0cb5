import Combine
import XCTest

/// The publishers at the start of a chain.
final class PublisherTests: XCTestCase {
  func test_justSendsItsValueWhenItIsDemanded() {
    let recorder = Recorder(Just(1), demand: .none)
    XCTAssertEqual(recorder.events, [])
    recorder.request(1)
    recorder.request(1)
    XCTAssertEqual(recorder.events, ["1", "finished"])
    let cancelled = Recorder(Just(1))
    cancelled.onValue = { _ in cancelled.cancel() }
    XCTAssertEqual(cancelled.events, ["1", "finished"])
  }

  func test_aCancelledSubscriberOfJustIsToldNothingMore() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
    Just(1).subscribe(recorder)
    XCTAssertEqual(recorder.events, ["1"])
  }

  func test_optionals() {
    XCTAssertEqual(Recorder(Optional(1).publisher).events, ["1", "finished"])
    XCTAssertEqual(Recorder(Int?.none.publisher).events, ["finished"])
  }

  func test_results() {
    XCTAssertEqual(Recorder(Result<Int, SampleError>.success(1).publisher).events, ["1", "finished"])
    XCTAssertEqual(Recorder(Result<Int, SampleError>.failure(.first).publisher, demand: .none).events, ["failed: first"])
  }

  func test_emptyAndFail() {
    XCTAssertEqual(Recorder(Empty<Int, Never>(), demand: .none).events, ["finished"])
    XCTAssertEqual(Recorder(Empty<Int, Never>(completeImmediately: false)).events, [])
    XCTAssertEqual(Recorder(Fail(outputType: Int.self, failure: SampleError.first), demand: .none).events, ["failed: first"])
  }

  func test_sequencesSendWhatIsDemanded() {
    let recorder = Recorder((1...5).publisher, demand: .max(1)) { $0 == 2 ? .max(1) : .none }
    XCTAssertEqual(recorder.take(), ["1"])
    recorder.request(1)
    XCTAssertEqual(recorder.take(), ["2", "3"])
    recorder.request(9)
    XCTAssertEqual(recorder.take(), ["4", "5", "finished"])
    XCTAssertEqual(Recorder([Int]().publisher, demand: .none).events, ["finished"])
  }

  func test_aSequenceStopsWhenItIsCancelled() {
    let recorder = Recorder<Int, Never>()
    recorder.onValue = { [unowned recorder] in if $0 == 2 { recorder.cancel() } }
    (1...5).publisher.subscribe(recorder)
    XCTAssertEqual(recorder.events, ["1", "2"])
  }

  func test_aDemandMadeWhileASequenceSendsLengthensIt() {
    let recorder = Recorder<Int, Never>(demand: .max(1))
    recorder.onValue = { [unowned recorder] _ in recorder.request(1) }
    (1...1_000).publisher.subscribe(recorder)
    XCTAssertEqual(recorder.events.count, 1_001)
  }

  func test_aFutureKeepsItsResult() {
    var promise: Future<Int, SampleError>.Promise?
    let future = Future<Int, SampleError> { promise = $0 }
    let recorders = [Recorder(future), Recorder(future, demand: .none)]
    XCTAssertEqual(recorders[0].events, [])
    promise?(.success(1))
    promise?(.success(2))
    XCTAssertEqual(recorders.map(\.events), [["1", "finished"], []])
    recorders[1].request(1)
    XCTAssertEqual(recorders[1].events, ["1", "finished"])
    XCTAssertEqual(Recorder(future).events, ["1", "finished"])
  }

  func test_aFutureFailsAtOnceAndACancelledSubscriberIsNotTold() {
    var promise: Future<Int, SampleError>.Promise?
    let future = Future<Int, SampleError> { promise = $0 }
    let (recorder, cancelled) = (Recorder(future, demand: .none), Recorder(future))
    cancelled.cancel()
    promise?(.failure(.first))
    XCTAssertEqual(recorder.events, ["failed: first"])
    XCTAssertEqual(cancelled.events, [])
  }

  func test_deferredCreatesAPublisherForEachSubscriber() {
    var count = 0
    let deferred = Deferred { () -> Just<Int> in
      count += 1
      return Just(count)
    }
    XCTAssertEqual(count, 0)
    XCTAssertEqual(Recorder(deferred).events, ["1", "finished"])
    XCTAssertEqual(Recorder(deferred).events, ["2", "finished"])
  }

  func test_aRecordIsPlayedBackAsItIsDemanded() {
    let record = Record<Int, SampleError> {
      $0.receive(1)
      $0.receive(2)
      $0.receive(completion: .failure(.first))
      $0.receive(3)
    }
    let recorder = Recorder(record, demand: .max(1))
    XCTAssertEqual(recorder.take(), ["1"])
    recorder.request(1)
    XCTAssertEqual(recorder.take(), ["2", "failed: first"])
    XCTAssertEqual(Recorder(Record(output: [1, 2], completion: Subscribers.Completion<Never>.finished)).events, ["1", "2", "finished"])
  }

  func test_anErasedPublisherSendsTheSame() {
    XCTAssertEqual(Recorder([1, 2].publisher.eraseToAnyPublisher().eraseToAnyPublisher()).events, ["1", "2", "finished"])
  }
}
