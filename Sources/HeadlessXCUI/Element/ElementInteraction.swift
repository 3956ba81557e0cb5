import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

/// What every gesture checks before a finger touches the screen, in this order: a step that still runs, a device, the element, its app, its place, what covers it, enabled.
@MainActor
enum ElementInteraction {
  /// The device of the running test, or `nil` after failing the test because there is none.
  /// - Parameter launches: Whether the app under test is launched first, where that is still to come; not for what prepares its launch.
  static func device(for attempt: InteractionFailure.Attempt, chain: QueryChain? = nil, launches: Bool = true) -> Device? {
    if let device = Device.current {
      if launches { device.launchIfPending() }
      return device
    }
    InteractionFailure(attempt: attempt, reason: .noDevice, query: chain?.links ?? []).report()
    return nil
  }

  /// Whether an interaction must do nothing: after a failure in a step, for typed elements after any failure, and where the test wants to end at its first failure.
  static func isStopped(_ chain: QueryChain?) -> Bool {
    chain?.filter.isTyped == true ? InteractionFailure.isStopped : InteractionFailure.isStoppedForRawElements
  }

  /// The same before an interaction begins; the log has what is not done.
  static func skips(_ chain: QueryChain?, _ phrase: @autoclosure () -> InteractionFailure.Phrase) -> Bool {
    guard isStopped(chain) else { return false }
    if chain?.filter.isTyped != true { InteractionFailure.currentHandler?.observer?.didSkip(phrase()) }
    return true
  }

  /// Tells the test side what is about to be done, where it records that and has not done so itself.
  static func record(_ action: String, _ phrase: @autoclosure () -> InteractionFailure.Phrase, on chain: QueryChain?) {
    guard !HeadlessDriver.isRecorded, let observer = InteractionFailure.currentHandler?.observer, observer.isRecording, !isStopped(chain) else { return }
    observer.willPerform(functions[action] ?? action, phrase(), on: chain.map { XCUIElement(chain: $0) })
  }

  /// The functions whose names differ from the verbs that tell what they do.
  private static let functions: [String: String] = [
    "double-tap": "doubleTap", "tap with two fingers": "twoFingerTap", "swipe up on": "swipeUp", "swipe down on": "swipeDown", "swipe left on": "swipeLeft",
    "swipe right on": "swipeRight",
  ]

  /// Fails the test with the reason, and with what is on the screen where the chain looks.
  static func fail(_ attempt: InteractionFailure.Attempt, _ reason: @autoclosure () -> InteractionFailure.Reason, chain: QueryChain, advice: String? = nil) {
    if isStopped(chain) { return }
    if let handler = InteractionFailure.currentHandler, !handler.needsDetails { return handler.report(InteractionFailure(attempt: attempt, reason: .notFound)) }
    InteractionFailure(HeadlessDriver.attempt ?? attempt, reason(), chain: chain, advice: advice).report()
  }

  /// Finds the element and makes sure that it can be touched; fails the test and returns `nil` when it cannot.
  static func target(of chain: QueryChain, verb: String, needsEnabled: Bool = true) -> (device: Device, element: ElementID, point: CGPoint)? {
    if skips(chain, "\(verb) \(chain.name)") { return nil }
    record(verb, "\(verb) \(chain.name)", on: chain)
    let attempt = InteractionFailure.Attempt.act("\(verb) \(chain.name)")
    guard let (device, element) = atRest(chain, attempt) else { return nil }
    if chain.applicationIsInFront(of: element, on: device), !device.isCentreVisible(element) {
      device.reveal(element)
    }
    // Scrolling may have replaced the element that was found, and what dismisses an alert changes the app.
    guard Interruption.areHandled(for: chain, on: device), let (_, revealed) = existing(chain, attempt) else { return nil }
    switch Reachability(of: revealed, chain: chain, on: device) {
    case .reachable:
      break
    case .offScreen:
      let place = InteractionFailure.Place(frame: device.tree.frame(of: revealed), screen: device.screen)
      fail(attempt, .offScreen(place), chain: chain)
      return nil
    case .covered(let cover):
      fail(attempt, .covered(by: cover.map { device.tree.cover($0, of: revealed) }), chain: chain)
      return nil
    case .appNotInFront(let other):
      fail(attempt, .appNotInFront(app: device.applicationName(of: revealed, chain: chain), inFront: other.map { "\(device.elementName(ofApp: $0))" }), chain: chain)
      return nil
    }
    // What is disabled gets the touch and does nothing with it, as on a phone; a typed element tells that this cannot be meant.
    if needsEnabled, chain.filter.isTyped, !device.tree.isEnabledWithAncestors(revealed) {
      fail(attempt, .disabled, chain: chain)
      return nil
    }
    guard let point = device.activationPoint(of: revealed) else { return nil }
    return (device, revealed, point)
  }

  /// The device and the element that the chain stands for; fails the test when there is none, or several where one was asked for.
  static func existing(_ chain: QueryChain, _ attempt: InteractionFailure.Attempt) -> (device: Device, element: ElementID)? {
    guard let device = device(for: attempt, chain: chain), synchronize(device, for: attempt, chain: chain) else { return nil }
    guard let element = chain.element(on: device) else {
      fail(attempt, chain.reasonForAbsence, chain: chain)
      return nil
    }
    if chain.selection == .unique {
      let count = chain.count(on: device)
      if count > 1 {
        fail(attempt, .notUnique(count: count), chain: chain)
        return nil
      }
    }
    return (device, element)
  }

  /// The device and the element, once no animation moves it any more; fails the test when it does not come to rest.
  private static func atRest(_ chain: QueryChain, _ attempt: InteractionFailure.Attempt) -> (device: Device, element: ElementID)? {
    guard let found = existing(chain, attempt) else { return nil }
    guard found.device.animations.isMoving(found.element) else { return found }
    let wait = HeadlessDriver.wait(for: "\(chain.name) to stop moving", timeout: TestConfiguration.current.interactionTimeout) {
      chain.element(on: found.device).map { !found.device.animations.isMoving($0) } ?? true
    }
    if let wait {
      if case .neverSettles(let cause) = wait.outcome { fail(attempt, .neverSettles(cause: cause), chain: chain) } else { fail(attempt, .moving(wait), chain: chain) }
      return nil
    }
    // The app may have changed meanwhile.
    return existing(chain, attempt)
  }

  /// Fails the test when what the input set off never comes to rest; returns whether it did.
  @discardableResult
  static func check(_ result: RunResult, verb: String, chain: QueryChain) -> Bool {
    guard case .neverSettles(let cause) = result else { return true }
    fail(.act("\(verb) \(chain.name)"), .neverSettles(cause: cause), chain: chain)
    return false
  }

  /// Fails the test for a number that a gesture cannot use; returns whether the number is usable.
  static func accepts(_ isUsable: Bool, _ name: String, _ value: String, allowed: String, verb: String, chain: QueryChain) -> Bool {
    if isUsable { return true }
    if !isStopped(chain) {
      InteractionFailure(
        attempt: HeadlessDriver.attempt ?? .act("\(verb) \(chain.name)"), reason: .unusableNumber(name: name, value: value, allowed: allowed), query: chain.links
      ).report()
    }
    return false
  }
}

extension QueryChain {
  @MainActor
  fileprivate func applicationIsInFront(of element: ElementID, on device: Device) -> Bool {
    let application = device.application(of: element)
    return application == nil || application == device.frontmostApp || application == springboardIdentifier
  }
}
