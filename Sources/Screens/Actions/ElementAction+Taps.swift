import HeadlessXCUI

// Taps and presses. The touch is at a visible point of the element, and the view at that point receives it.
extension ElementAction {
  /// Taps the element in its middle.
  ///
  /// If the middle is covered or off screen, the action taps another visible point of the element.
  public static var tap: ElementAction { taps(.tap, 1) }

  /// Taps the element twice.
  public static var doubleTap: ElementAction { taps(.doubleTap, 2) }

  /// Taps the element once with two fingers.
  public static var twoFingerTap: ElementAction { taps(.twoFingerTap, 1, fingers: 2) }

  /// Presses the element for 0.7 seconds.
  public static var press: ElementAction { press() }

  /// Taps a point of the element.
  /// - Parameter point: The point, relative to the element’s top left corner.
  public static func tap(at point: CGPoint) -> ElementAction { taps(.tap, 1, at: point) }

  /// Taps a point of the element's parent, which can be outside of the element.
  /// - Parameter point: The point, relative to the top left corner of the parent, or of the parent's content if that scrolls.
  public static func tap(inParentAt point: CGPoint) -> ElementAction {
    ElementAction(
      "tap \(point.text) in the parent of",
      body: { target in
        let (frame, offset) = (target.snapshot.parent?.frame ?? target.snapshot.frame, target.snapshot.parent?.contentOffset ?? .zero)
        let place = CGPoint(x: frame.minX + point.x - offset.x, y: frame.minY + point.y - offset.y)
        HeadlessDriver.tapScreen(at: place, numberOfTaps: 1, numberOfTouches: 1, as: target.attempt)
      })
  }

  /// Taps a point of the element twice.
  /// - Parameter point: The point, relative to the element’s top left corner.
  public static func doubleTap(at point: CGPoint) -> ElementAction { taps(.doubleTap, 2, at: point) }

  /// Taps the element several times in a row.
  /// - Parameters:
  ///   - count: The number of taps, at least 1.
  ///   - point: A point relative to the element's top left corner. The default is the element's middle.
  public static func tap(times count: Int, at point: CGPoint? = nil) -> ElementAction { taps(.tap, count, at: point) }

  /// Presses the element and holds.
  /// - Parameters:
  ///   - duration: The time that the finger rests, in virtual seconds.
  ///   - point: A point relative to the element's top left corner. The default is the element's middle.
  public static func press(for duration: Double = 0.7, at point: CGPoint? = nil) -> ElementAction {
    ElementAction(
      point.map { "press \($0.text) of" } ?? "press",
      body: { target in
        guard (0...1e6).contains(duration) else {
          return target.fail(.unusableNumber(name: "duration", value: duration.plain, allowed: "0 to 1000000 seconds"))
        }
        target.touch([FingerPath(at: target.point(at: point)).resting(for: duration)])
      })
  }

  private static func taps(_ gesture: HeadlessDriver.Gesture, _ count: Int, fingers: Int = 1, at point: CGPoint? = nil) -> ElementAction {
    ElementAction(
      point.map { "\(gesture.verb) \($0.text) of" } ?? gesture.verb, count > 2 ? "\(count) times" : "",
      body: { target in
        guard (1...1_000).contains(count) else { return target.fail(.unusableNumber(name: "number of taps", value: "\(count)", allowed: "1 to 1000")) }
        HeadlessDriver.tapScreen(at: target.point(at: point), numberOfTaps: count, numberOfTouches: fingers, as: target.attempt)
      })
  }
}

extension ElementAction.Target {
  /// Returns a point of the element on the screen.
  ///
  /// The default is the point where a tap lands.
  @MainActor
  func point(at point: CGPoint? = nil) -> CGPoint {
    let frame = snapshot.frame
    if let point { return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y) }
    return snapshot.interactionPoint ?? CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Moves fingers over the screen.
  @MainActor
  func touch(_ fingers: [FingerPath]) {
    if InteractionFailure.isStopped { return }
    HeadlessDriver.touchScreen(fingers, as: attempt)
  }
}
