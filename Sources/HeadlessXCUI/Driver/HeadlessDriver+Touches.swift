import Foundation
internal import HeadlessDevice
import ScreenModel

// Touches of any number of fingers, on any paths.
extension HeadlessDriver {
  /// Where an element can be touched, in points of the screen.
  package struct TouchArea: Hashable, Sendable {
    /// The frame of the element.
    package let frame: CGRect
    /// The part of the frame that nothing clips.
    package let visible: CGRect
    /// Where a tap on the element touches it.
    package let point: CGPoint
    /// The whole screen.
    package let screen: CGRect
  }

  /// Touches an element with fingers on paths, which take their time on the device's clock.
  ///
  /// What every gesture checks is checked first: the element exists, is at rest, in reach and, where that is needed, enabled. Else the test fails.
  ///
  /// - Parameters:
  ///   - element: The element; it is scrolled into view first where that is needed.
  ///   - gesture: What failures and the log call it.
  ///   - needsEnabled: Whether a disabled element is a failure.
  ///   - fingers: Returns the paths; none for no touch at all.
  package static func touch(_ element: XCUIElement, _ gesture: Gesture, needsEnabled: Bool = true, _ fingers: (TouchArea) -> [FingerPath]) {
    element.touch(gesture, needsEnabled: needsEnabled, fingers)
  }

  /// Touches the screen with fingers on paths, whatever is there; fails the test without a device, where a path leaves the screen, and where the app never comes to rest.
  ///
  /// - Parameters:
  ///   - fingers: The paths.
  ///   - attempt: What failures say was attempted.
  /// - Returns: Whether the first finger has hit an element.
  @discardableResult
  package static func touchScreen(_ fingers: [FingerPath], as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = ElementInteraction.device(for: attempt), ElementInteraction.synchronize(device, for: attempt, chain: nil), let first = fingers.first else { return false }
    for point in fingers.flatMap(\.stops).map(\.location) where !device.screen.contains(point) {
      let place = InteractionFailure.Place(frame: CGRect(origin: point, size: .zero), screen: device.screen, isCoordinate: true)
      InteractionFailure(attempt: HeadlessDriver.attempt ?? attempt, reason: .offScreen(place)).report()
      return false
    }
    let isHit = device.hitTest(first.start) != nil
    if case .neverSettles(let cause) = device.touch(fingers, cause: "a touch") {
      InteractionFailure(attempt: HeadlessDriver.attempt ?? attempt, reason: .neverSettles(cause: cause)).report()
    }
    return isHit
  }
}
