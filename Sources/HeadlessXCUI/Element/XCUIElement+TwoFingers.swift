import Foundation
import ScreenModel

extension XCUIElement {
  /// Moves two fingers on the element apart or together.
  /// - Parameters:
  ///   - scale: The distance between the fingers at the end, as a part of that at the start: above 1 zooms in, below 1 zooms out.
  ///   - velocity: How fast the scale changes in a second; below 0 for a scale below 1.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    let (scale, velocity) = (Double(scale), Double(velocity))
    guard ElementInteraction.accepts(scale > 0 && scale <= 1_000, "scale", scale.plain, allowed: "more than 0, at most 1000", .pinch, chain),
      acceptsSign(of: velocity, change: scale - 1, .pinch)
    else { return }
    let seconds = Self.seconds(for: scale - 1, velocity)
    touch(.pinch) { area in
      // The wider of the two distances fills most of the element.
      let widest = max(20, Double(min(area.visible.width, area.visible.height)) * 0.8)
      let start = scale > 1 ? widest / scale : widest
      return FingerPath.pinch(around: area.center, from: start, to: start * scale, angle: 0, over: seconds)
    }
  }

  /// Turns two fingers on the element around the point between them.
  /// - Parameters:
  ///   - rotation: The angle in radians; clockwise above 0.
  ///   - velocity: How fast the angle changes, in radians a second; below 0 for an angle below 0.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    let (rotation, velocity) = (Double(rotation), Double(velocity))
    guard ElementInteraction.accepts(abs(rotation) <= 1_000, "rotation", rotation.plain, allowed: "-1000 to 1000 radians", .rotate, chain),
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
    return ElementInteraction.accepts(
      isUsable, "velocity", velocity.plain, allowed: change < 0 ? "less than 0" : "more than 0", gesture, chain)
  }

  private static func seconds(for change: Double, _ velocity: Double) -> Double { min(abs(change / velocity), 1e6) }
}

extension HeadlessDriver.TouchArea {
  /// The middle of the part that can be seen.
  fileprivate var center: CGPoint { CGPoint(x: visible.midX, y: visible.midY) }
}
