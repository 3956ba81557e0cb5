import Foundation
import HeadlessXCUI

// Gestures of moving fingers.
extension ElementAction {
  /// Moves a finger, or several side by side, from the element to the edge of the screen; it is lifted while it moves.
  ///
  /// The direction is that of the finger: content follows it, so `.swipe(.up)` shows what is further down.
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - speed: Whether it takes 0.1 seconds or 1 second.
  ///   - start: Where the finger comes down, as a fraction of the visible part of the element; by default its middle.
  ///   - fingers: The number of fingers, 1 to 4, ten points apart.
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

  /// Moves a finger over a part of the element, the same way before its middle and behind it: `.swipe(.left, across: 0.25)`.
  ///
  /// The direction is that of the finger, which is lifted while it moves. The middle is that of the whole element; the way must lie on the screen.
  /// - Parameters:
  ///   - direction: The direction of the finger.
  ///   - fraction: The length of the way, as a part of the element’s width or height: more than 0, at most 1.
  ///   - speed: Whether it takes 0.1 seconds or 1 second.
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

  /// Which way two fingers move in a pinch.
  public enum PinchDirection: String, CaseIterable, Hashable, Sendable {
    /// Apart, to enlarge.
    case outward
    /// Together, to reduce.
    case inward
  }

  /// Moves two fingers on the element apart or together, on a line through its middle.
  /// - Parameters:
  ///   - direction: Whether they move apart or together.
  ///   - speed: Whether it takes 0.1 seconds or 1 second.
  ///   - angle: The angle of the line to the horizontal, in degrees; clockwise on the screen.
  public static func pinch(_ direction: PinchDirection, _ speed: GestureSpeed = .fast, angle: Double = 30) -> ElementAction {
    ElementAction(
      "pinch \(direction.rawValue) on",
      body: { target in
        guard angle.isFinite else { return target.fail(.unusableNumber(name: "angle", value: angle.plain, allowed: "a number of degrees")) }
        let visible = target.snapshot.visibleRect
        // The fingers stay on the element: the wider distance is 0.8 of its shorter side, the narrower one what two fingers take up.
        let wide = max(20, Double(min(visible.width, visible.height)) * 0.8)
        let (from, to) = direction == .outward ? (20, wide) : (wide, 20.0)
        let center = CGPoint(x: visible.midX, y: visible.midY)
        target.touch(FingerPath.pinch(around: center, from: from, to: to, angle: angle * .pi / 180, over: speed.seconds))
      })
  }

  /// Turns two fingers on the element around its middle.
  /// - Parameters:
  ///   - angle: The angle in degrees; clockwise above 0.
  ///   - speed: Whether it takes 0.1 seconds or 1 second.
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

  /// Drags the element by a distance: a finger comes down on it, moves, and comes to rest before it is lifted.
  /// - Parameters:
  ///   - distance: How far the finger moves, in points.
  ///   - press: Virtual seconds that it rests before it moves.
  ///   - speed: Whether the movement takes 0.1 seconds or 1 second.
  public static func drag(by distance: CGVector, press: Double = 0, _ speed: GestureSpeed = .fast) -> ElementAction {
    ElementAction(
      "drag", "by {\(Double(distance.dx).plain), \(Double(distance.dy).plain)}",
      body: { target in
        let start = target.point()
        target.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), press: press, speed)
      })
  }

  /// Drags the element to the middle of another one.
  /// - Parameters:
  ///   - other: The other element; the test fails when it does not exist.
  ///   - press: Virtual seconds that the finger rests before it moves.
  ///   - speed: Whether the movement takes 0.1 seconds or 1 second.
  public static func drag(to other: some Element, press: Double = 0, _ speed: GestureSpeed = .fast) -> ElementAction {
    ElementAction(
      "drag",
      body: { target in
        guard let frame = HeadlessDriver.elementSnapshot(of: other.underlyingXCUIElement)?.frame else {
          return target.fail("\(other.subject), where it should be dragged to, does not exist", advice: "bring it onto the screen first, or drag by a distance with .drag(by:).")
        }
        target.drag(from: target.point(), to: CGPoint(x: frame.midX, y: frame.midY), press: press, speed)
      })
  }
}

extension ElementAction.Target {
  /// Where a finger comes down: at a fraction of the visible part, or else where it touches the element; fails the action for a fraction beyond the element.
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

  /// Drags a finger over the screen, which comes to rest at the end; without a speed the movement takes no time.
  @MainActor
  func drag(from start: CGPoint, to end: CGPoint, press: Double = 0, _ speed: GestureSpeed? = nil) {
    touch([FingerPath(at: start).resting(for: press).moving(to: end, over: speed?.seconds ?? 0).resting(for: 0)])
  }
}
