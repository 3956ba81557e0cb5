import Combine
import XCTest

/// Operators that share a subscription among subscribers, buffer values, or show events.
final class SharingTests: XCTestCase {
  func test_shareSubscribesOnceAndEndsWithTheLastSubscriber() {
    let source = Source()
    let shared = source.share()
    let (first, second) = (Recorder(shared), Recorder(shared))
    source.send(1)
    first.cancel()
    source.send(2)
    XCTAssertEqual(source.take(), ["demand unlimited"])
    second.cancel()
    XCTAssertEqual(source.take(), ["cancel"])
    XCTAssertEqual([first.events, second.events], [["1"], ["1", "2"]])
    _ = Recorder(shared)
    XCTAssertEqual(source.subscriberCount, 2)
  }

  func test_aLateSubscriberOfASharedPublisherThatHasFinished() {
    let source = Source()
    let shared = source.share()
    let first = Recorder(shared)
    source.send(1)
    source.finish()
    XCTAssertEqual(first.events, ["1", "finished"])
    XCTAssertEqual(Recorder(shared).events, ["finished"])
    XCTAssertEqual(source.subscriberCount, 1)
  }

  func test_multicastSendsWhenItIsConnectedAndStopsWhenTheConnectionIsCancelled() {
    let source = Source()
    let multicast = source.multicast { PassthroughSubject<Int, Never>() }
    let recorders = [Recorder(multicast), Recorder(multicast)]
    XCTAssertEqual(source.subscriberCount, 0)
    let connection = multicast.connect()
    source.send(1)
    connection.cancel()
    XCTAssertEqual(source.take(), ["demand unlimited", "cancel"])
    XCTAssertEqual(recorders.map(\.events), [["1"], ["1"]])
  }

  func test_multicastThroughACurrentValue() {
    let source = Source()
    let multicast = source.multicast(subject: CurrentValueSubject<Int, Never>(0))
    let first = Recorder(multicast)
    let connection = multicast.connect()
    source.send(1)
    let second = Recorder(multicast)
    source.finish()
    XCTAssertEqual([first.events, second.events], [["0", "1", "finished"], ["1", "finished"]])
    connection.cancel()
  }

  func test_makeConnectable() {
    let source = Source()
    let connectable = source.makeConnectable()
    let recorder = Recorder(connectable)
    XCTAssertEqual(source.subscriberCount, 0)
    let connection = connectable.connect()
    source.send(1)
    XCTAssertEqual(recorder.events, ["1"])
    connection.cancel()
  }

  func test_autoconnectStartsWithTheFirstSubscriber() {
    let source = Source()
    let auto = source.makeConnectable().autoconnect()
    XCTAssertEqual(source.subscriberCount, 0)
    let (first, second) = (Recorder(auto), Recorder(auto))
    XCTAssertEqual(source.subscriberCount, 1)
    first.cancel()
    second.cancel()
    XCTAssertEqual(source.take(), ["demand unlimited", "cancel"])
  }

  func test_aBufferKeepsTheOldestTheNewestOrFails() {
    for (strategy, expected) in [
      (Publishers.BufferingStrategy<SampleError>.dropNewest, ["1", "2"]), (.dropOldest, ["2", "3"]), (.customError { .second }, ["1", "2", "failed: second"]),
    ] {
      let source = Source(failure: SampleError.self)
      let recorder = Recorder(source.buffer(size: 2, prefetch: .byRequest, whenFull: strategy), demand: .none)
      XCTAssertEqual(source.take(), ["demand unlimited"])
      for number in 1...3 { source.send(number) }
      recorder.request(5)
      XCTAssertEqual(recorder.events, expected)
    }
  }

  func test_aBufferThatKeepsFullAsksForWhatItHasRoomFor() {
    let source = Source()
    let recorder = Recorder(source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest), demand: .max(1))
    source.send(1)
    source.send(2)
    XCTAssertEqual(source.take(), ["demand 2", "demand 1"])
    recorder.request(1)
    XCTAssertEqual(source.take(), ["demand 1"])
    source.finish()
    XCTAssertEqual(recorder.events, ["1", "2", "finished"])
  }

  func test_handleEventsTellsWhatPasses() {
    var events: [String] = []
    let publisher = [1, 2].publisher.handleEvents(
      receiveSubscription: { events.append("subscription \($0)") }, receiveOutput: { events.append("value \($0)") }, receiveCompletion: { events.append("\($0)") },
      receiveCancel: { events.append("cancel") }, receiveRequest: { events.append("\($0)") })
    _ = Recorder(publisher, demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    XCTAssertEqual(events, ["subscription [1, 2]", "max(1)", "value 1", "max(1)", "value 2", "finished"])
    events = []
    Recorder(publisher, demand: .none).cancel()
    XCTAssertEqual(events, ["subscription [1, 2]", "cancel"])
  }

  func test_printWritesWhatCombineWrites() {
    let lines = Lines()
    _ = Recorder([1, 2].publisher.print("numbers", to: lines), demand: .max(1)) { $0 == 1 ? .max(1) : .none }
    XCTAssertEqual(
      lines.text,
      """
      numbers: receive subscription: ([1, 2])
      numbers: request max: (1)
      numbers: receive value: (1)
      numbers: request max: (1) (synchronous)
      numbers: receive value: (2)
      numbers: receive finished

      """)
    let others = Lines()
    _ = Recorder(Fail<Int, SampleError>(error: .first).print(to: others))
    Recorder(PassthroughSubject<Int, Never>().print(to: others)).cancel()
    XCTAssertEqual(
      others.text,
      """
      receive subscription: (Empty)
      request unlimited
      receive error: (first)
      receive subscription: (PassthroughSubject)
      request unlimited
      receive cancel

      """)
  }

  func test_placesBeyondTheEndAndNone() {
    XCTAssertEqual(Recorder([1].publisher.output(at: 3)).events, ["finished"])
    XCTAssertEqual(Recorder([1, 2].publisher.prefix(0)).events, ["finished"])
    XCTAssertEqual(Recorder([1, 2, 3].publisher.output(in: ..<2)).events, ["1", "2", "finished"])
    XCTAssertEqual(Recorder([1, 2].publisher.output(at: -1)).events, ["finished"])
  }
}
