import Combine
import XCTest

/// Operators that combine the completions, failures and demands of several publishers.
final class CombiningTests: XCTestCase {
  private typealias Numbers = Source<Int, SampleError>

  func test_combineLatestBeginsWhenEachHasSentAndEndsWhenAllHaveEnded() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.combineLatest(second) { "\($0)\($1)" })
    first.send(1)
    first.send(2)
    XCTAssertEqual(recorder.events, [])
    second.send(3)
    first.send(4)
    first.finish()
    second.send(5)
    second.finish()
    XCTAssertEqual(recorder.events, ["23", "43", "45", "finished"])
  }

  func test_aFailureEndsCombineLatestAndCancelsTheOthers() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.combineLatest(second) { "\($0)\($1)" })
    _ = second.take()
    first.fail(.second)
    second.send(1)
    XCTAssertEqual(recorder.events, ["failed: second"])
    XCTAssertEqual(second.take(), ["cancel"])
  }

  func test_combineLatestDemandsOfEachAndSendsNoMoreThanIsDemanded() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.combineLatest(second) { "\($0)\($1)" }, demand: .max(1))
    XCTAssertEqual(first.take() + second.take(), ["demand 1", "demand 1"])
    first.send(1)
    second.send(2)
    second.send(3)
    XCTAssertEqual(recorder.take(), ["12"])
    recorder.request(1)
    first.send(4)
    XCTAssertEqual(recorder.take(), ["43"])
  }

  func test_zipPairsValuesAndEndsWhenOneHasNoMore() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.zip(second) { "\($0)\($1)" })
    for number in 1...3 { first.send(number) }
    second.send(4)
    second.send(5)
    first.finish()
    XCTAssertEqual(recorder.take(), ["14", "25"])
    _ = second.take()
    second.send(6)
    XCTAssertEqual(recorder.take(), ["36", "finished"])
    XCTAssertEqual(second.take(), ["cancel"])
  }

  func test_aFailureEndsZipAtOnce() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.zip(second) { "\($0)\($1)" })
    first.send(1)
    second.fail(.first)
    XCTAssertEqual(recorder.events, ["failed: first"])
    XCTAssertEqual(first.take(), ["demand unlimited", "cancel"])
  }

  func test_mergeEndsWithTheLastAndFailsWithTheFirst() {
    let sources = (0..<8).map { _ in Numbers(failure: SampleError.self) }
    let all = Recorder(sources[0].merge(with: sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7]))
    for (index, source) in sources.enumerated() {
      source.send(index)
      source.finish()
    }
    XCTAssertEqual(all.events, (0..<8).map { "\($0)" } + ["finished"])
    let many = (0..<3).map { _ in Numbers(failure: SampleError.self) }
    let recorder = Recorder(Publishers.MergeMany(many))
    many[0].send(1)
    many[1].fail(.second)
    many[2].send(2)
    XCTAssertEqual(recorder.events, ["1", "failed: second"])
    XCTAssertEqual(many[2].take(), ["demand unlimited", "cancel"])
    XCTAssertEqual(Recorder(Publishers.MergeMany([Just<Int>]())).events, ["finished"])
  }

  func test_everyMergeHasItsValues() {
    let one = Just(1)
    XCTAssertEqual(Recorder(one.merge(with: one, one)).events.count, 4)
    XCTAssertEqual(Recorder(one.merge(with: one, one, one)).events.count, 5)
    XCTAssertEqual(Recorder(one.merge(with: one, one, one, one)).events.count, 6)
    XCTAssertEqual(Recorder(one.merge(with: one, one, one, one, one)).events.count, 7)
    XCTAssertEqual(Recorder(one.merge(with: one, one, one, one, one, one)).events.count, 8)
  }

  func test_aLimitedDemandTakesOneValueAheadOfEach() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.merge(with: second), demand: .max(1))
    first.send(1)
    second.send(2)
    XCTAssertEqual(recorder.take(), ["1"])
    XCTAssertEqual(first.take(), ["demand 1", "demand 1"])
    XCTAssertEqual(second.take(), ["demand 1"])
    second.finish()
    first.finish()
    XCTAssertEqual(recorder.take(), [])
    recorder.request(1)
    XCTAssertEqual(recorder.take(), ["2", "finished"])
  }

  func test_flatMapRunsSoManyPublishersAtOnce() {
    let outer = Numbers(failure: SampleError.self)
    let inner = (0..<3).map { _ in Numbers(failure: SampleError.self) }
    let recorder = Recorder(outer.flatMap(maxPublishers: .max(2)) { inner[$0] })
    XCTAssertEqual(outer.take(), ["demand 2"])
    outer.send(0)
    outer.send(1)
    inner[1].send(11)
    inner[0].send(10)
    inner[0].finish()
    XCTAssertEqual(outer.take(), ["demand 1"])
    outer.send(2)
    outer.finish()
    inner[1].finish()
    inner[2].send(12)
    XCTAssertEqual(recorder.take(), ["11", "10", "12"])
    inner[2].finish()
    XCTAssertEqual(recorder.take(), ["finished"])
  }

  func test_aFailureInFlatMapCancelsAll() {
    let outer = Numbers(failure: SampleError.self)
    let inner = (0..<2).map { _ in Numbers(failure: SampleError.self) }
    let recorder = Recorder(outer.flatMap { inner[$0] })
    outer.send(0)
    outer.send(1)
    _ = (outer.take(), inner[0].take())
    inner[1].fail(.first)
    inner[0].send(5)
    XCTAssertEqual(recorder.events, ["failed: first"])
    XCTAssertEqual(outer.take() + inner[0].take(), ["cancel", "cancel"])
  }

  func test_flatMapOverPublishersThatNeverFail() {
    XCTAssertEqual(Recorder([1, 2].publisher.flatMap { Just($0 * 2) }).events, ["2", "4", "finished"])
    XCTAssertEqual(Recorder([1].publisher.flatMap { _ in Fail<Int, SampleError>(error: .first) }).events, ["failed: first"])
    XCTAssertEqual(Recorder(Fail<Int, SampleError>(error: .second).flatMap { Just($0) }).events, ["failed: second"])
  }

  func test_switchToLatestCancelsTheOneBefore() {
    let outer = PassthroughSubject<Numbers, SampleError>()
    let inner = (0..<2).map { _ in Numbers(failure: SampleError.self) }
    let recorder = Recorder(outer.switchToLatest())
    outer.send(inner[0])
    inner[0].send(1)
    outer.send(inner[1])
    inner[0].send(2)
    inner[1].send(3)
    XCTAssertEqual(inner[0].take(), ["demand unlimited", "cancel"])
    outer.send(completion: .finished)
    XCTAssertEqual(recorder.events, ["1", "3"])
    inner[1].finish()
    XCTAssertEqual(recorder.events, ["1", "3", "finished"])
  }

  func test_switchToLatestFailsWithEither() {
    let outer = PassthroughSubject<Numbers, SampleError>()
    let inner = Numbers(failure: SampleError.self)
    let recorder = Recorder(outer.switchToLatest())
    outer.send(inner)
    outer.send(completion: .failure(.second))
    XCTAssertEqual(recorder.events, ["failed: second"])
    XCTAssertEqual(inner.take(), ["demand unlimited", "cancel"])
  }

  func test_theDemandThatIsLeftGoesToTheNextPublisher() {
    let (first, second) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(first.append(second), demand: .max(3))
    first.send(1)
    XCTAssertEqual(second.subscriberCount, 0)
    first.finish()
    XCTAssertEqual(second.take(), ["demand 2"])
    second.send(2)
    recorder.cancel()
    XCTAssertEqual(second.take(), ["cancel"])
    XCTAssertEqual(recorder.events, ["1", "2"])
  }

  func test_prefixUntilEndsWithTheSignalAndCancelsBoth() {
    let (source, signal) = (Numbers(failure: SampleError.self), Source())
    let recorder = Recorder(source.prefix(untilOutputFrom: signal))
    source.send(1)
    signal.send(9)
    source.send(2)
    XCTAssertEqual(recorder.events, ["1", "finished"])
    XCTAssertEqual(source.take() + signal.take(), ["demand unlimited", "cancel", "demand 1", "cancel"])
    let other = Source()
    Recorder(source.prefix(untilOutputFrom: other)).cancel()
    XCTAssertEqual(other.take(), ["demand 1", "cancel"])
  }

  func test_dropUntilBeginsWithTheSignalAndEndsWithItsEnd() {
    let (source, signal) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let recorder = Recorder(source.drop(untilOutputFrom: signal))
    source.send(1)
    signal.send(9)
    source.send(2)
    XCTAssertEqual(recorder.events, ["2"])
    let (other, ending) = (Numbers(failure: SampleError.self), Numbers(failure: SampleError.self))
    let ended = Recorder(other.drop(untilOutputFrom: ending))
    ending.fail(.first)
    other.send(1)
    XCTAssertEqual(ended.events, ["failed: first"])
    XCTAssertEqual(other.take(), ["demand unlimited", "cancel"])
  }
}
