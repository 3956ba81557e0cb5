import Foundation
import FoundationExtras
import Synchronization
import XCTest

@testable import VirtualTime

/// Selectors that include their methods, as in the copies of an app's sources.
final class SelectorTests: XCTestCase {
  /// An object in the style of an app, whose methods aren't isolated.
  private class Model {
    var calls: [String] = []

    func refresh() { calls.append("refresh") }
    func noted(_ notification: Notification) { calls.append(notification.name.rawValue) }
    func end(_ force: Bool) { calls.append("end \(force)") }
    func ticked(_ timer: Timer) { calls.append("\(timer.isValid)") }
    func sent(_ sender: Any?, with event: Int?) -> Bool {
      calls.append("\(sender ?? "nobody") \(event ?? 0)")
      return true
    }
  }

  @MainActor
  private final class Screen {
    var count = 0

    func tapped() { count += 1 }
    func tapped(by sender: String) { count += sender.count }
  }

  private final class Heard: Sendable {
    private let stored = Mutex<[String]>([])

    var texts: [String] { stored.withLock { $0 } }

    func add(_ text: String) { stored.withLock { $0.append(text) } }
  }

  /// Returns the messages of usage errors in code.
  private func mistakes(_ body: () -> Void) -> [String] {
    let heard = Heard()
    UsageError.$handler.withValue(UsageError.Handler { heard.add("\($0.action): \($0.reason)") }, operation: body)
    return heard.texts
  }

  func test_aMethodOfATypeIsCalledOnTheTarget() {
    let model = Model()
    Selector("refresh", Model.refresh).perform(on: model)
    Selector("sent:with:", Model.sent(_:with:)).perform(on: model, with: ["me", 2])
    Selector("sent:with:", Model.sent(_:with:)).perform(on: model)
    XCTAssertEqual(model.calls, ["refresh", "me 2", "nobody 0"])
  }

  func test_aMethodOfAnObjectIsCalledOnThat() {
    let model = Model()
    Selector("refresh", model.refresh).perform(on: nil)
    Selector("sent:with:", model.sent(_:with:)).perform(on: 5, with: ["me"])
    XCTAssertEqual(model.calls, ["refresh", "me 0"])
  }

  @MainActor
  func test_aMethodOfTheMainActorIsCalled() {
    let screen = Screen()
    Selector("tapped", Screen.tapped as (Screen) -> @MainActor () -> Void).perform(on: screen)
    Selector("tappedBy:", Screen.tapped(by:)).perform(on: screen, with: ["four"])
    Selector("tappedBy:", screen.tapped(by:)).perform(on: nil, with: ["four"])
    XCTAssertEqual(screen.count, 9)
  }

  func test_selectorsOfOneNameAreEqual() {
    XCTAssertEqual(Selector("refresh", Model.refresh), Selector("refresh"))
    XCTAssertNotEqual(Selector("refresh"), Selector("noted:"))
    XCTAssertEqual("\(Selector("noted:"))", "noted:")
  }

  func test_aSelectorWithoutAMethodFailsTheTest() {
    XCTAssertEqual(
      mistakes { Selector("refresh").perform(on: Model()) },
      ["perform the selector “refresh”: it was created from a string, and on Linux a method can't be found by its name"])
  }

  func test_aTargetOfAnotherTypeFailsTheTest() {
    XCTAssertEqual(
      mistakes { Selector("refresh", Model.refresh).perform(on: "text") },
      ["perform the selector “refresh”: the method belongs to Model, but the target is a value of type String"])
    XCTAssertEqual(
      mistakes { Selector("refresh", Model.refresh).perform(on: nil) }, ["perform the selector “refresh”: the method belongs to Model, but the target is nil"])
  }

  func test_anArgumentOfAnotherTypeFailsTheTest() {
    let model = Model()
    XCTAssertEqual(
      mistakes { Selector("noted:", Model.noted).perform(on: model, with: [1]) },
      ["perform the selector “noted:”: the method takes Notification, but it got a value of type Int"])
    XCTAssertEqual(
      mistakes { Selector("noted:", Model.noted).perform(on: model) }, ["perform the selector “noted:”: the method takes Notification, but it got nothing"])
    XCTAssertEqual(model.calls, [])
  }

  // An Objective-C message reads an object pointer as YES, so apps dismiss the keyboard with #selector(UIView.endEditing(_:)).
  func test_anObjectIsTrueForAMethodThatTakesABooleanValue() {
    let model = Model()
    XCTAssertEqual(mistakes { Selector("end:", Model.end).perform(on: model, with: [model]) }, [])
    XCTAssertEqual(model.calls, ["end true"])
    XCTAssertEqual(
      mistakes { Selector("end:", Model.end).perform(on: model, with: [1]) }, ["perform the selector “end:”: the method takes Bool, but it got a value of type Int"])
  }

  // MARK: Notifications

  private let center = NotificationCenter()
  private let saved = Notification.Name("saved")

  func test_anObserverIsToldOfItsNotifications() {
    let model = Model()
    center.addObserver(model, selector: Selector("noted:", Model.noted), name: saved, object: nil)
    center.addObserver(model, selector: Selector("refresh", Model.refresh), name: nil, object: self)
    center.post(name: saved, object: nil)
    center.post(name: Notification.Name("other"), object: self)
    XCTAssertEqual(model.calls, ["saved", "refresh"])
  }

  func test_anObserverThatIsRemovedIsToldNothing() {
    let model = Model()
    let other = Notification.Name("other")
    for name in [saved, other] { center.addObserver(model, selector: Selector("noted:", Model.noted), name: name, object: nil) }
    center.removeObserver(model, name: other, object: nil)
    center.post(name: other, object: nil)
    center.post(name: saved, object: nil)
    XCTAssertEqual(model.calls, ["saved"])
    center.removeObserver(model)
    center.post(name: saved, object: nil)
    XCTAssertEqual(model.calls, ["saved"])
  }

  func test_aCenterKeepsNoObserver() {
    var model: Model? = Model()
    weak let kept = model
    center.addObserver(model!, selector: Selector("noted:", Model.noted), name: saved, object: nil)
    model = nil
    XCTAssertNil(kept)
    center.post(name: saved, object: nil)
  }

  func test_anObserverWithAClosureIsStillRemoved() {
    let heard = Heard()
    let token = center.addObserver(forName: saved, object: nil, queue: nil) { heard.add($0.name.rawValue) }
    center.post(name: saved, object: nil)
    center.removeObserver(token)
    center.post(name: saved, object: nil)
    XCTAssertEqual(heard.texts, ["saved"])
  }

  func test_anObserverWithASelectorIsNothingThatATestLeavesBehind() {
    let scheduler = VirtualScheduler()
    let center = NotificationCenter.default
    let observers = Observers()
    scheduler.withCause("the test") { DispatchQueue.main.async { observers.add(to: center) } }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(1)) { observers.token != nil }, .satisfied)
    XCTAssertEqual(scheduler.end(listingStuckTasks: false).observers.map(\.name), ["“SelectorTests.closure”"])
    observers.remove(from: center)
  }

  /// Observers of the default center, one with a selector and one with a closure.
  private final class Observers: @unchecked Sendable {
    private let model = Model()
    private(set) var token: (any NSObjectProtocol)?

    func add(to center: NotificationCenter) {
      center.addObserver(model, selector: Selector("noted:", Model.noted), name: Notification.Name("SelectorTests.selector"), object: nil)
      token = center.addObserver(forName: Notification.Name("SelectorTests.closure"), object: nil, queue: nil) { _ in }
    }

    func remove(from center: NotificationCenter) {
      center.removeObserver(model)
      if let token { center.removeObserver(token) }
    }
  }

  // MARK: Timers

  func test_aTimerCallsItsTarget() {
    let scheduler = VirtualScheduler()
    defer { scheduler.shutDown() }
    let model = Model()
    scheduler.withCause("the test") {
      Timer.scheduledTimer(timeInterval: 3600, target: model, selector: Selector("ticked:", Model.ticked), userInfo: nil, repeats: true)
      RunLoop.main.add(Timer(timeInterval: 5400, target: model, selector: Selector("refresh", Model.refresh), userInfo: nil, repeats: false), forMode: .common)
    }
    XCTAssertEqual(scheduler.wait(timeout: .seconds(8000)) { model.calls.count == 3 }, .satisfied)
    XCTAssertEqual(model.calls, ["true", "refresh", "true"])
  }
}
