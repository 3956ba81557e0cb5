import Foundation
internal import HeadlessDevice
import ScreenModel

// What explains a failure.
extension HeadlessDriver {
  /// What an element is called in failures.
  package static func name(of element: XCUIElement) -> InteractionFailure.ElementName { element.chain.name }

  /// The same for an element that is known by its kind and text alone, and `nil` for all others.
  package static func plainName(of element: XCUIElement) -> InteractionFailure.PlainName? { element.chain.plainName }

  /// The element's attributes now, or `nil` when it does not exist; never fails the test.
  package static func snapshot(of element: XCUIElement) -> (any XCUIElementSnapshot)? { element.snapshotIfExists }

  /// How many elements match the description now, whatever its index.
  package static func matchCount(of element: XCUIElement) -> Int { Device.inUse.map { element.chain.count(on: $0) } ?? 0 }

  /// Why a tap would not land on the element; `nil` when it would, or when the element does not exist.
  package static func obstacle(to element: XCUIElement) -> InteractionFailure.Reason? {
    let chain = element.chain
    guard let device = Device.inUse, let element = chain.element(on: device) else { return nil }
    let reachability = Reachability(of: element, chain: chain, on: device)
    if case .appNotInFront = reachability { return backgroundObstacle(chain, on: device) }
    return reachability.obstacle(to: element, chain, on: device)
  }

  /// That the app of the element is not in front, which keeps a person from seeing the element; `nil` when it is, and for the system's own.
  package static func backgroundObstacle(to element: XCUIElement) -> InteractionFailure.Reason? {
    Device.inUse.flatMap { backgroundObstacle(element.chain, on: $0) }
  }

  private static func backgroundObstacle(_ chain: QueryChain, on device: Device) -> InteractionFailure.Reason? {
    let identifier = chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest
    if identifier == device.frontmostApp || identifier == springboardIdentifier { return nil }
    return .appNotInFront(app: "\(device.elementName(ofApp: identifier))", inFront: device.frontmostApp.map { "\(device.elementName(ofApp: $0))" })
  }

  /// Why the element does not exist.
  package static func reasonForAbsence(of element: XCUIElement) -> InteractionFailure.Reason { element.chain.reasonForAbsence }

  /// Fails the test, with what is on the screen where the element is looked for.
  /// - Parameter advice: What to do, where neither the reason nor a near miss tells.
  package static func fail(
    _ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, about element: XCUIElement, advice: String? = nil
  ) {
    ElementInteraction.fail(attempt, reason, chain: element.chain, advice: advice)
  }

  /// Fails the test for an input that cannot be used, without looking at the screen.
  package static func failForInput(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, about element: XCUIElement? = nil) {
    if InteractionFailure.isStopped { return }
    InteractionFailure(attempt: attempt, reason: reason).about(element?.chain).report()
  }

  /// True when there is a device; else fails the test.
  package static func hasDevice(for attempt: @autoclosure () -> InteractionFailure.Attempt, about element: XCUIElement? = nil) -> Bool {
    Device.current != nil || ElementInteraction.device(for: attempt(), chain: element?.chain) != nil
  }
}
