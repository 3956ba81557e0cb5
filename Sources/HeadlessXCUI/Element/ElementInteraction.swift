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
    InteractionFailure(attempt: attempt, reason: .noDevice).about(chain).report()
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
  static func record(_ function: String, _ phrase: @autoclosure () -> InteractionFailure.Phrase, on chain: QueryChain?) {
    guard !HeadlessDriver.isRecorded, let observer = InteractionFailure.currentHandler?.observer, observer.isRecording, !isStopped(chain) else { return }
    observer.willPerform(function, phrase(), on: chain?.name) { subject in
      chain.map { HeadlessDriver.record(of: XCUIElement(chain: $0), subject: subject).element }
    }
  }

  /// Tells the test side of a gesture that is about to be made.
  static func record(_ gesture: HeadlessDriver.Gesture, on chain: QueryChain) { record(gesture.function, chain.phrase(gesture), on: chain) }

  /// Fails the test with the reason, and with what is on the screen where the chain looks.
  static func fail(_ attempt: InteractionFailure.Attempt, _ reason: @autoclosure () -> InteractionFailure.Reason, chain: QueryChain, advice: String? = nil) {
    if isStopped(chain) { return }
    if let handler = InteractionFailure.currentHandler, !handler.needsDetails { return handler.report(InteractionFailure(attempt: attempt, reason: .notFound)) }
    InteractionFailure(HeadlessDriver.attempt ?? attempt, reason(), chain: chain, advice: advice).report()
  }

  /// Finds the element and makes sure that it can be touched; fails the test and returns `nil` when it cannot.
  static func target(of chain: QueryChain, _ gesture: HeadlessDriver.Gesture, needsEnabled: Bool = true) -> (device: Device, element: ElementID, point: CGPoint)? {
    if skips(chain, chain.phrase(gesture)) { return nil }
    record(gesture, on: chain)
    let attempt = InteractionFailure.Attempt.act(chain.phrase(gesture))
    guard let (device, found) = atRest(chain, attempt) else { return nil }
    let changeCount = device.tree.changeCount
    if chain.applicationIsInFront(of: found, on: device), !device.isCentreVisible(found) { device.reveal(found) }
    guard let element = uninterrupted(found, since: changeCount, chain, attempt, on: device) else { return nil }
    let reachability = Reachability(of: element, chain: chain, on: device)
    guard case .reachable(let point) = reachability else {
      if let obstacle = reachability.obstacle(to: element, chain, on: device) { fail(attempt, obstacle, chain: chain) }
      return nil
    }
    // What is disabled gets the touch and does nothing with it, as on a phone; a typed element tells that this cannot be meant.
    if !needsEnabled || !chain.filter.isTyped || device.tree.isEnabledWithAncestors(element) { return (device, element, point) }
    fail(attempt, .disabled, chain: chain)
    return nil
  }

  /// The element once no alert keeps a touch from it; it is looked up again only if the screen has changed since it was found.
  ///
  /// Scrolling may have replaced it, and what dismisses an alert changes the app.
  static func uninterrupted(
    _ found: ElementID, since changeCount: UInt64, at coordinate: XCUICoordinate? = nil, _ chain: QueryChain, _ attempt: InteractionFailure.Attempt, on device: Device
  ) -> ElementID? {
    let element = device.tree.changeCount == changeCount ? found : chain.element(on: device)
    guard Interruption.areHandled(for: chain, over: element, on: device, at: coordinate) else { return nil }
    return device.tree.changeCount == changeCount ? found : existing(chain, attempt)?.element
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
  static func check(_ result: RunResult, _ gesture: HeadlessDriver.Gesture, _ chain: QueryChain) -> Bool {
    guard case .neverSettles(let cause) = result else { return true }
    fail(.act(chain.phrase(gesture)), .neverSettles(cause: cause), chain: chain)
    return false
  }

  /// Fails the test for a number that a gesture cannot use; returns whether the number is usable.
  static func accepts(_ isUsable: Bool, _ name: String, _ value: String, allowed: String, _ gesture: HeadlessDriver.Gesture, _ chain: QueryChain) -> Bool {
    if isUsable { return true }
    if !isStopped(chain) {
      let attempt = HeadlessDriver.attempt ?? .act(chain.phrase(gesture))
      InteractionFailure(attempt: attempt, reason: .unusableNumber(name: name, value: value, allowed: allowed)).about(chain).report()
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
