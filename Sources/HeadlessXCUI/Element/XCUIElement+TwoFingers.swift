import Foundation
import ScreenModel

extension XCUIElement {
  /// Pinches the element with two fingers.
  /// - Parameters:
  ///   - scale: The ratio of the final distance between the fingers to the initial distance: above 1 zooms in, below 1 zooms out.
  ///   - velocity: The change of the scale per second. It must be negative for a scale below 1.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    let (scale, velocity) = (Double(scale), Double(velocity))
    guard InteractionPreflight.accepts(scale > 0 && scale <= 1_000, "scale", scale.plain, allowed: "more than 0, at most 1000", .pinch, chain),
      acceptsSign(of: velocity, change: scale - 1, .pinch)
    else { return }
    let seconds = Self.seconds(for: scale - 1, velocity)
    touch(.pinch) { area in
      // Use 80 % of the element's shorter visible side for the larger of the two distances, so the fingers stay on the element.
      let widest = max(20, Double(min(area.visible.width, area.visible.height)) * 0.8)
      let start = scale > 1 ? widest / scale : widest
      return FingerPath.pinch(around: area.center, from: start, to: start * scale, angle: 0, over: seconds)
    }
  }

  /// Rotates two fingers on the element around their midpoint.
  /// - Parameters:
  ///   - rotation: The angle, in radians. Positive values are clockwise.
  ///   - velocity: The speed of the rotation, in radians per second. It must be negative for a negative angle.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    let (rotation, velocity) = (Double(rotation), Double(velocity))
    guard InteractionPreflight.accepts(abs(rotation) <= 1_000, "rotation", rotation.plain, allowed: "-1000 to 1000 radians", .rotate, chain),
      acceptsSign(of: velocity, change: rotation, .rotate)
    else { return }
    let seconds = Self.seconds(for: rotation, velocity)
    touch(.rotate) { area in
      let distance = max(20, Double(min(area.visible.width, area.visible.height)) * 0.5)
      return FingerPath.rotation(around: area.center, distance: distance, by: rotation, over: seconds)
    }
  }

  private func acceptsSign(of velocity: Double, change: Double, _ gesture: HeadlessDriver.Gesture) -> Bool {
    let isUsable = velocity.isFinite && velocity != 0 && (change == 0 || (velocity > 0) == (change > 0))
    return InteractionPreflight.accepts(
      isUsable, "velocity", velocity.plain, allowed: change < 0 ? "less than 0" : "more than 0", gesture, chain)
  }

  private static func seconds(for change: Double, _ velocity: Double) -> Double { min(abs(change / velocity), 1e6) }
}

extension HeadlessDriver.TouchArea {
  /// The center of the visible part.
  fileprivate var center: CGPoint { CGPoint(x: visible.midX, y: visible.midY) }
}
