import Combine
import XCTest

final class SubscriberTests: XCTestCase {
  func test_sinkDemandsEverythingAndTellsTheCompletion() {
    let source = Source(failure: SampleError.self)
    var events: [String] = []
    let subscription = source.sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
    XCTAssertEqual(source.take(), ["demand unlimited"])
    source.send(1)
    source.fail(.first)
    source.send(2)
    subscription.cancel()
    XCTAssertEqual(events, ["1", "failure(CombineTests.SampleError.first)"])
    XCTAssertEqual(source.take(), [])
  }

  func test_aReleasedSubscriptionIsCancelled() {
    let source = Source()
    var values: [Int] = []
    do { _ = source.sink { values.append($0) } }
    source.send(1)
    XCTAssertEqual(source.take(), ["demand unlimited", "cancel"])
    XCTAssertEqual(values, [])
  }

  func test_subscriptionsAreStored() {
    let source = Source()
    var set: Set<AnyCancellable> = []
    var array: [AnyCancellable] = []
    source.sink { _ in }.store(in: &set)
    source.sink { _ in }.store(in: &array)
    XCTAssertEqual(set.count + array.count, 2)
    _ = source.take()
    set.removeAll()
    array.removeAll()
    XCTAssertEqual(source.take(), ["cancel", "cancel"])
  }

  func test_cancellingTwiceCancelsOnce() {
    var count = 0
    let cancellable = AnyCancellable { count += 1 }
    cancellable.cancel()
    cancellable.cancel()
    XCTAssertEqual(count, 1)
  }

  func test_assignSetsAPropertyAndHoldsTheObjectUntilTheEnd() {
    final class Label { var text = "" }
    let source = Source(String.self)
    weak var released: Label?
    var subscription: AnyCancellable?
    do {
      let label = Label()
      released = label
      subscription = source.assign(to: \.text, on: label)
    }
    source.send("A")
    XCTAssertEqual(released?.text, "A")
    source.finish()
    XCTAssertNil(released)
    withExtendedLifetime(subscription) {}
  }

  func test_aSecondSubscriptionIsCancelled() {
    let source = Source()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
    source.subscribe(sink)
    source.subscribe(sink)
    XCTAssertEqual(source.take(), ["demand unlimited", "cancel"])
  }

  func test_anAnySubscriberPassesEverythingOn() {
    let recorder = Recorder<Int, Never>(demand: .max(2))
    [1, 2, 3].publisher.subscribe(AnySubscriber(recorder))
    XCTAssertEqual(recorder.events, ["1", "2"])
    var values: [Int] = []
    Just(4).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.unlimited) },
        receiveValue: {
          values.append($0)
          return .none
        }))
    XCTAssertEqual(values, [4])
  }

  func test_demandsAddUp() {
    let three = Subscribers.Demand.max(1) + .max(2)
    XCTAssertEqual(three, .max(3))
    XCTAssertEqual(three - 5, .none)
    XCTAssertEqual(three + .unlimited, .unlimited)
    XCTAssertEqual(Subscribers.Demand.unlimited - 1, .unlimited)
    XCTAssertEqual(Subscribers.Demand.max(.max - 1) + 1, .unlimited)
    XCTAssertEqual(three * 2, .max(6))
    XCTAssertTrue(three < .unlimited)
    XCTAssertTrue(three == 3)
    XCTAssertNil(Subscribers.Demand.unlimited.max)
    XCTAssertEqual("\(three) \(Subscribers.Demand.unlimited)", "max(3) unlimited")
    XCTAssertEqual(Subscribers.Demand.max(-1), .none)
  }
}
