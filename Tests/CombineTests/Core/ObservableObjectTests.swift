import Foundation
import XCTest

@testable import Combine

final class ObservableObjectTests: XCTestCase {
  private class Base: ObservableObject {
    @Published var name = "A"
  }

  private final class Derived: Base {
    @Published var age = 1
    var plain = 0
  }

  private final class Manual: ObservableObject {
    var count = 0 {
      willSet { objectWillChange.send() }
    }
  }

  private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var name = ""
  }

  func test_changesAreToldBeforeTheyAreMade() {
    let object = Derived()
    var seen: [String] = []
    let subscription = object.objectWillChange.sink { seen.append("\(object.name) \(object.age)") }
    object.name = "B"
    object.age = 2
    object.plain = 1
    XCTAssertEqual(seen, ["A 1", "B 1"])
    subscription.cancel()
    object.name = "C"
    XCTAssertEqual(seen.count, 2)
  }

  func test_aClassWithoutPublishedPropertiesTellsChangesByHand() {
    let object = Manual()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.count = 1
    object.count = 2
    XCTAssertEqual(count, 2)
    withExtendedLifetime(subscription) {}
  }

  func test_aPublisherOfItsOwnGetsOnlyWhatTheClassSends() {
    let object = Own()
    var count = 0
    let subscription = object.objectWillChange.sink { count += 1 }
    object.name = "A"
    XCTAssertEqual(count, 0)
    object.objectWillChange.send()
    XCTAssertEqual(count, 1)
    withExtendedLifetime(subscription) {}
  }

  func test_anObjectHasOnePublisher() {
    let (first, second) = (Base(), Base())
    XCTAssertTrue(first.objectWillChange === first.objectWillChange)
    XCTAssertFalse(first.objectWillChange === second.objectWillChange)
  }

  func test_anAddressThatIsUsedAgainHasAnotherPublisher() {
    var told = 0
    var subscriptions: [AnyCancellable] = []
    for _ in 0..<500 {
      autoreleasing {
        let object = Manual()
        if subscriptions.isEmpty { subscriptions.append(object.objectWillChange.sink { told += 1 }) } else { object.count += 1 }
      }
    }
    XCTAssertEqual(told, 0)
  }

  private func autoreleasing(_ body: () -> Void) { body() }

  func test_objectsAreReleasedAndTheirPublishersAreForgotten() {
    weak var last: Manual?
    for _ in 0..<2_000 {
      let object = Manual()
      _ = object.objectWillChange
      last = object
    }
    XCTAssertNil(last)
    XCTAssertLessThan(ObjectPublishers.shared.count, 1_000)
  }

  func test_threadsChangeObjects() {
    nonisolated(unsafe) let object = Derived()
    let lock = NSLock()
    nonisolated(unsafe) var count = 0
    let subscription = object.objectWillChange.sink { lock.withLock { count += 1 } }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for number in 0..<100 {
        object.age = number
        let other = Derived()
        _ = other.objectWillChange
      }
    }
    XCTAssertEqual(count, 800)
    withExtendedLifetime(subscription) {}
  }
}
