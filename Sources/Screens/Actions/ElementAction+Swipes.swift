import Foundation
import HeadlessXCUI

// Gestures that move fingers: swipes, pinches, rotations and drags.
extension ElementAction {
  /// Swipes from the element to the edge of the screen with one or more fingers.
  ///
  /// Content follows the finger, so `.swipe(.up)` shows what's further down. The fingers are lifted while they move.
  /// - Parameters:
  ///   - direction: The direction that the finger moves.
  ///   - speed: The speed. A fast swipe takes 0.1 seconds, and a slow swipe takes 1 second.
  ///   - start: The point where the finger touches down, as a fraction of the element's visible part. The default is the middle.
  ///   - fingers: The number of fingers, from 1 to 4. The fingers are ten points apart.
  public static func swipe(_ direction: MoveDirection, _ speed: GestureSpeed = .fast, from start: CGVector? = nil, fingers: Int = 1) -> ElementAction {
    ElementAction(
      fingers == 1 ? "swipe \(direction.words) on" : "swipe \(direction.words) with \(fingers) fingers on", conditions: ElementMatcher.reachable,
      body: { target in
        guard (1...4).contains(fingers) else { return target.fail(.unusableNumber(name: "number of fingers", value: "\(fingers)", allowed: "1 to 4")) }
        guard let from = target.start(start) else { return }
        let screen = HeadlessDriver.screenFrame.insetBy(dx: 1, dy: 1)
        let end =
          switch direction {
          case .up: CGPoint(x: from.x, y: screen.minY)
          case .down: CGPoint(x: from.x, y: screen.maxY)
          case .left: CGPoint(x: screen.minX, y: from.y)
          case .right: CGPoint(x: screen.maxX, y: from.y)
          }
        let path = FingerPath.swipe(from: from, to: end, over: speed.seconds)
        target.touch(fingers == 1 ? [path] : path.sideBySide(fingers))
      })
  }

  /// Swipes across a part of the element, centered on its middle: `.swipe(.left, across: 0.25)`.
  ///
  /// The finger is lifted while it moves. The path is centered on the whole element, not on its visible part, and must be on screen.
  /// - Parameters:
  ///   - direction: The direction that the finger moves.
  ///   - fraction: The length of the path as a fraction of the element’s width or height: more than 0, at most 1.
  ///   - speed: The speed. A fast swipe takes 0.1 seconds, and a slow swipe takes 1 second.
  public static func swipe(_ direction: MoveDirection, across fraction: Double, _ speed: GestureSpeed = .fast) -> ElementAction {
    ElementAction(
      "swipe \(direction.words) across \((fraction * 100).plain) % of", conditions: ElementMatcher.reachable,
      body: { target in
        guard fraction > 0, fraction <= 1 else { return target.fail(.unusableNumber(name: "part", value: fraction.plain, allowed: "more than 0, at most 1")) }
        let frame = target.snapshot.frame
        let half = (direction.isVertical ? frame.height : frame.width) * fraction / 2
        func point(_ distance: CGFloat) -> CGPoint { CGPoint(x: frame.midX + direction.vector.dx * distance, y: frame.midY + direction.vector.dy * distance) }
        target.touch([FingerPath.swipe(from: point(-half), to: point(half), over: speed.seconds)])
      })
  }

  /// The direction that two fingers move in a pinch.
  public enum PinchDirection: String, CaseIterable, Hashable, Sendable {
    /// The fingers move apart, to zoom in.
    case outward
    /// The fingers move together, to zoom out.
    case inward
  }

  /// Moves two fingers apart or together, on a line through the element's middle.
  /// - Parameters:
  ///   - direction: Whether the fingers move apart or together.
  ///   - speed: The speed, which makes the pinch take 0.1 seconds or 1 second.
  ///   - angle: The angle between the line and the horizontal, clockwise on the screen, in degrees.
  public static func pinch(_ direction: PinchDirection, _ speed: GestureSpeed = .fast, angle: Double = 30) -> ElementAction {
    ElementAction(
      "pinch \(direction.rawValue) on",
      body: { target in
        guard angle.isFinite else { return target.fail(.unusableNumber(name: "angle", value: angle.plain, allowed: "a number of degrees")) }
        let visible = target.snapshot.visibleRect
        // Keep the fingers on the element, with a wide distance of 80 % of its shorter side. The narrow distance of 20 points is the space that two fingers need.
        let wide = max(20, Double(min(visible.width, visible.height)) * 0.8)
        let (from, to) = direction == .outward ? (20, wide) : (wide, 20.0)
        let center = CGPoint(x: visible.midX, y: visible.midY)
        target.touch(FingerPath.pinch(around: center, from: from, to: to, angle: angle * .pi / 180, over: speed.seconds))
      })
  }

  /// Turns two fingers on the element around its middle.
  /// - Parameters:
  ///   - angle: The angle, in degrees. A positive angle is clockwise.
  ///   - speed: The speed, which makes the rotation take 0.1 seconds or 1 second.
  public static func rotate(by angle: Double, _ speed: GestureSpeed = .fast) -> ElementAction {
    ElementAction(
      "rotate", "by \(angle.plain) degrees",
      body: { target in
        guard abs(angle) <= 36_000 else { return target.fail(.unusableNumber(name: "angle", value: angle.plain, allowed: "-36000 to 36000 degrees")) }
        let visible = target.snapshot.visibleRect
        let distance = max(20, Double(min(visible.width, visible.height)) * 0.5)
        let center = CGPoint(x: visible.midX, y: visible.midY)
        target.touch(FingerPath.rotation(around: center, distance: distance, by: angle * .pi / 180, over: speed.seconds))
      })
  }

  /// Drags the element by a distance.
  ///
  /// The finger touches down on the element, moves, and stops before it's lifted.
  /// - Parameters:
  ///   - distance: The distance that the finger moves, in points.
  ///   - press: The time that the finger rests before it moves, in virtual seconds.
  ///   - speed: The speed, which makes the movement take 0.1 seconds or 1 second.
  public static func drag(by distance: CGVector, press: Double = 0, _ speed: GestureSpeed = .fast) -> ElementAction {
    ElementAction(
      "drag", "by {\(Double(distance.dx).plain), \(Double(distance.dy).plain)}",
      body: { target in
        let start = target.point()
        target.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), press: press, speed)
      })
  }

  /// Drags the element to the middle of another element.
  /// - Parameters:
  ///   - other: The other element. The test fails if this element doesn't exist.
  ///   - press: The time that the finger rests before it moves, in virtual seconds.
  ///   - speed: The speed, which makes the movement take 0.1 seconds or 1 second.
  public static func drag(to other: some Element, press: Double = 0, _ speed: GestureSpeed = .fast) -> ElementAction {
    var action = ElementAction(
      "drag",
      body: { target in
        guard let frame = HeadlessDriver.elementSnapshot(of: other.underlyingXCUIElement)?.frame else {
          return target.fail("\(other.subject), the destination of the drag, does not exist", advice: "bring it onto the screen first, or drag by a distance with .drag(by:).")
        }
        target.drag(from: target.point(), to: CGPoint(x: frame.midX, y: frame.midY), press: press, speed)
      })
    action.destination = { other.underlyingXCUIElement }
    return action
  }
}

extension ElementAction.Target {
  /// Returns the point where a finger touches down.
  ///
  /// The point is at the given fraction of the element's visible part, or where a tap would land if the fraction is `nil`.
  ///
  /// The action fails if the fraction is outside the element.
  @MainActor
  func start(_ fraction: CGVector?) -> CGPoint? {
    guard let fraction else { return point() }
    guard fraction.dx > 0, fraction.dx < 1, fraction.dy > 0, fraction.dy < 1 else {
      fail(.unusableNumber(name: "start", value: "(\(Double(fraction.dx).plain), \(Double(fraction.dy).plain))", allowed: "fractions between 0 and 1"))
      return nil
    }
    let visible = snapshot.visibleRect
    return CGPoint(x: visible.minX + fraction.dx * visible.width, y: visible.minY + fraction.dy * visible.height)
  }

  /// Drags a finger over the screen and stops before lifting it.
  ///
  /// Without a speed, the movement takes no time.
  @MainActor
  func drag(from start: CGPoint, to end: CGPoint, press: Double = 0, _ speed: GestureSpeed? = nil) {
    touch([FingerPath(at: start).resting(for: press).moving(to: end, over: speed?.seconds ?? 0).resting(for: 0)])
  }
}
