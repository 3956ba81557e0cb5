import Foundation
internal import HeadlessDevice
import ScreenModel

extension HeadlessDriver {
  /// Returns the name of an element in failure messages.
  package static func name(of element: XCUIElement) -> InteractionFailure.ElementName { element.chain.name }

  /// Returns the name of an element that's identified only by its type and text, or `nil` for other elements.
  package static func plainName(of element: XCUIElement) -> InteractionFailure.PlainName? { element.chain.plainName }

  /// Returns the element's current attributes, or `nil` if the element doesn't exist.
  ///
  /// Never fails the test.
  package static func snapshot(of element: XCUIElement) -> (any XCUIElementSnapshot)? { element.snapshotIfExists }

  /// Returns the number of elements that currently match the element's query, regardless of its index.
  package static func matchCount(of element: XCUIElement) -> Int { Device.inUse.map { element.chain.count(on: $0) } ?? 0 }

  /// Returns the reason why a tap wouldn't reach the element.
  ///
  /// The result is `nil` if a tap would reach the element or the element doesn't exist.
  package static func obstacle(to element: XCUIElement) -> InteractionFailure.Reason? {
    let chain = element.chain
    guard let device = Device.inUse, let element = chain.element(on: device) else { return nil }
    let hittability = Hittability(of: element, chain: chain, on: device)
    if case .appNotInFront = hittability { return backgroundObstacle(chain, on: device) }
    return hittability.obstacle(to: element, chain, on: device)
  }

  /// Returns a failure reason if the element's app isn't frontmost.
  ///
  /// The result is `nil` if the app is frontmost or the element belongs to the system.
  package static func backgroundObstacle(to element: XCUIElement) -> InteractionFailure.Reason? {
    Device.inUse.flatMap { backgroundObstacle(element.chain, on: $0) }
  }

  private static func backgroundObstacle(_ chain: ElementLocator, on device: Device) -> InteractionFailure.Reason? {
    let identifier = chain.applicationIdentifier ?? device.bundleIdentifierOfAppUnderTest
    if identifier == device.frontmostApp || identifier == springboardIdentifier { return nil }
    return .appNotInFront(app: "\(device.elementName(ofApp: identifier))", inFront: device.frontmostApp.map { "\(device.elementName(ofApp: $0))" })
  }

  /// Returns the reason why the element doesn't exist.
  package static func reasonForAbsence(of element: XCUIElement) -> InteractionFailure.Reason { element.chain.reasonForAbsence }

  /// Fails the test and reports the elements in the area that the element's query searches.
  /// - Parameter advice: Advice to use if neither the reason nor a near miss provides any.
  package static func fail(
    _ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, about element: XCUIElement, advice: String? = nil
  ) {
    InteractionPreflight.fail(attempt, reason, chain: element.chain, advice: advice)
  }

  /// Fails the test because of invalid input, without reading the screen.
  package static func failForInput(_ attempt: InteractionFailure.Attempt, _ reason: InteractionFailure.Reason, about element: XCUIElement? = nil) {
    if InteractionFailure.isStopped { return }
    InteractionFailure(attempt: attempt, reason: reason).about(element?.chain).report()
  }

  /// Returns whether there's a device.
  ///
  /// Fails the test if there's no device.
  package static func hasDevice(for attempt: @autoclosure () -> InteractionFailure.Attempt, about element: XCUIElement? = nil) -> Bool {
    Device.current != nil || InteractionPreflight.device(for: attempt(), chain: element?.chain) != nil
  }
}
