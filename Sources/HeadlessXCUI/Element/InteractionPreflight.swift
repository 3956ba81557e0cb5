import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel
internal import VirtualTime

/// The checks before every gesture.
///
/// The checks are, in order: earlier failures, the device, the element, its app, its position, elements that cover it, and whether it's enabled.
@MainActor
enum InteractionPreflight {
  /// Returns the running test's device, or fails the test and returns `nil` if there isn't one.
  /// - Parameter launches: Whether to launch the app under test first if its launch is pending. Pass `false` for code that prepares the launch.
  static func device(for attempt: InteractionFailure.Attempt, chain: ElementLocator? = nil, launches: Bool = true) -> Device? {
    if let device = Device.current {
      if launches { device.launchIfPending() }
      return device
    }
    InteractionFailure(attempt: attempt, reason: .noDevice).about(chain).report()
    return nil
  }

  /// Returns whether an interaction must do nothing because of an earlier failure.
  ///
  /// Interactions with typed elements do nothing after any failure. Other interactions do nothing after a failure in a step, or if the test stops at its first failure.
  static func isStopped(_ chain: ElementLocator?) -> Bool {
    chain?.filter.isTyped == true ? InteractionFailure.isStopped : InteractionFailure.isStoppedForRawElements
  }

  /// Returns whether an interaction must do nothing, and logs the skipped interaction.
  static func skips(_ chain: ElementLocator?, _ phrase: @autoclosure () -> InteractionFailure.Phrase) -> Bool {
    guard isStopped(chain) else { return false }
    if chain?.filter.isTyped != true { InteractionFailure.currentHandler?.observer?.didSkip(phrase()) }
    return true
  }

  /// Notifies the observer of an action that's about to start, unless the caller has recorded it.
  static func record(_ function: String, _ phrase: @autoclosure () -> InteractionFailure.Phrase, on chain: ElementLocator?) {
    Device.current?.forgetLatestRead()
    guard !HeadlessDriver.isRecorded, let observer = InteractionFailure.currentHandler?.observer else { return }
    guard observer.isRecording else { return observer.willPerform(function) }
    if isStopped(chain) { return }
    observer.willPerform(function, phrase(), on: chain?.name) { subject in
      chain.map { HeadlessDriver.record(of: XCUIElement(chain: $0), subject: subject).element }
    }
  }

  /// Notifies the observer of a gesture that is about to start.
  static func record(_ gesture: HeadlessDriver.Gesture, on chain: ElementLocator) { record(gesture.function, chain.phrase(gesture), on: chain) }

  /// Fails the test with the reason and reports the elements in the area that the chain searches.
  static func fail(_ attempt: InteractionFailure.Attempt, _ reason: @autoclosure () -> InteractionFailure.Reason, chain: ElementLocator, advice: String? = nil) {
    if isStopped(chain) { return }
    if let handler = InteractionFailure.currentHandler, !handler.needsDetails { return handler.report(InteractionFailure(attempt: attempt, reason: .notFound)) }
    InteractionFailure(HeadlessDriver.attempt ?? attempt, reason(), chain: chain, advice: advice).report()
  }

  /// Returns the element and the point to touch.
  ///
  /// Fails the test and returns `nil` if the element can't be touched.
  static func target(of chain: ElementLocator, _ gesture: HeadlessDriver.Gesture, needsEnabled: Bool = true) -> (device: Device, element: ElementID, point: CGPoint)? {
    if skips(chain, chain.phrase(gesture)) { return nil }
    record(gesture, on: chain)
    let attempt = InteractionFailure.Attempt.act(chain.phrase(gesture))
    guard let (device, found) = atRest(chain, attempt) else { return nil }
    let changeCount = device.tree.changeCount
    if chain.applicationIsInFront(of: found, on: device), !device.isCentreVisible(found) { device.reveal(found) }
    guard let element = uninterrupted(found, since: changeCount, chain, attempt, on: device) else { return nil }
    let hittability = Hittability(of: element, chain: chain, on: device)
    guard case .reachable(let point) = hittability else {
      if let obstacle = hittability.obstacle(to: element, chain, on: device) { fail(attempt, obstacle, chain: chain) }
      return nil
    }
    // As on a phone, a disabled element receives the touch and ignores it. For a typed element, the test fails, because the test can't intend such a touch.
    if !needsEnabled || !chain.filter.isTyped || device.tree.isEnabledWithAncestors(element) { return (device, element, point) }
    fail(attempt, .disabled, chain: chain)
    return nil
  }

  /// Returns the element after the alerts over it are handled.
  ///
  /// If the screen has changed since the element was found, the element is looked up again,
  /// because scrolling can replace the element, and dismissing an alert changes the app.
  static func uninterrupted(
    _ found: ElementID, since changeCount: UInt64, at coordinate: XCUICoordinate? = nil, _ chain: ElementLocator, _ attempt: InteractionFailure.Attempt, on device: Device
  ) -> ElementID? {
    let element = device.tree.changeCount == changeCount ? found : chain.element(on: device)
    guard Interruption.areHandled(for: chain, over: element, on: device, at: coordinate) else { return nil }
    return device.tree.changeCount == changeCount ? found : existing(chain, attempt)?.element
  }

  /// Returns the device and the chain's element.
  ///
  /// Fails the test if there's no match, or several matches for a unique element.
  static func existing(_ chain: ElementLocator, _ attempt: InteractionFailure.Attempt) -> (device: Device, element: ElementID)? {
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

  /// Returns the device and the element after the element's animations end.
  ///
  /// Fails the test if the animations don't end in time.
  private static func atRest(_ chain: ElementLocator, _ attempt: InteractionFailure.Attempt) -> (device: Device, element: ElementID)? {
    guard let found = existing(chain, attempt) else { return nil }
    guard found.device.animations.isMoving(found.element) else { return found }
    let wait = HeadlessDriver.wait(for: "\(chain.name) to stop moving", timeout: TestConfiguration.current.interactionTimeout) {
      chain.element(on: found.device).map { !found.device.animations.isMoving($0) } ?? true
    }
    if let wait {
      if case .neverSettles(let cause) = wait.outcome { fail(attempt, .neverSettles(cause: cause), chain: chain) } else { fail(attempt, .moving(wait), chain: chain) }
      return nil
    }
    // Look up the element again, because the app may have changed during the wait.
    return existing(chain, attempt)
  }

  /// Returns whether the app settled after an input.
  ///
  /// Fails the test if it never settles.
  @discardableResult
  static func check(_ result: RunResult, _ gesture: HeadlessDriver.Gesture, _ chain: ElementLocator) -> Bool {
    guard case .neverSettles(let cause) = result else { return true }
    fail(.act(chain.phrase(gesture)), .neverSettles(cause: cause), chain: chain)
    return false
  }

  /// Returns whether a number is valid for a gesture.
  ///
  /// Fails the test if it isn't.
  static func accepts(_ isUsable: Bool, _ name: String, _ value: String, allowed: String, _ gesture: HeadlessDriver.Gesture, _ chain: ElementLocator) -> Bool {
    if isUsable { return true }
    if !isStopped(chain) {
      let attempt = HeadlessDriver.attempt ?? .act(chain.phrase(gesture))
      InteractionFailure(attempt: attempt, reason: .unusableNumber(name: name, value: value, allowed: allowed)).about(chain).report()
    }
    return false
  }
}

extension ElementLocator {
  @MainActor
  fileprivate func applicationIsInFront(of element: ElementID, on device: Device) -> Bool {
    let application = device.application(of: element)
    return application == nil || application == device.frontmostApp || application == springboardIdentifier
  }
}
