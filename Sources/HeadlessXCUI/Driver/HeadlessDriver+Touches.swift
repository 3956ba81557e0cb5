import Foundation
internal import HeadlessDevice
import ScreenModel

// Touches with any number of fingers on any paths.
extension HeadlessDriver {
  /// The area of an element that can be touched, in screen coordinates.
  package struct TouchArea: Hashable, Sendable {
    /// The frame of the element.
    package let frame: CGRect
    /// The part of the frame that isn't clipped.
    package let visible: CGRect
    /// The point that a tap on the element touches.
    package let point: CGPoint
    /// The frame of the whole screen.
    package let screen: CGRect
  }

  /// Touches an element with fingers that move along paths over virtual time.
  ///
  /// The function first checks that the element exists, isn't moving, is hittable, and is enabled if required. If a check fails, the test fails.
  ///
  /// - Parameters:
  ///   - element: The element. If needed, it's scrolled into view first.
  ///   - gesture: The gesture's name in failures and in the log.
  ///   - needsEnabled: Whether the test fails if the element is disabled.
  ///   - fingers: A closure that returns the paths. If it returns an empty array, nothing is touched.
  package static func touch(_ element: XCUIElement, _ gesture: Gesture, needsEnabled: Bool = true, _ fingers: (TouchArea) -> [FingerPath]) {
    element.touch(gesture, needsEnabled: needsEnabled, fingers)
  }

  /// Touches the screen with fingers that move along paths, regardless of the elements there.
  ///
  /// Fails the test if there's no device, a path leaves the screen, or the app never settles.
  ///
  /// - Parameters:
  ///   - fingers: The paths of the fingers.
  ///   - attempt: The attempted action, for failure messages.
  /// - Returns: Whether the first finger hit an element.
  @discardableResult
  package static func touchScreen(_ fingers: [FingerPath], as attempt: InteractionFailure.Attempt) -> Bool {
    guard let device = InteractionPreflight.device(for: attempt), InteractionPreflight.synchronize(device, for: attempt, chain: nil), let first = fingers.first else {
      return false
    }
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
