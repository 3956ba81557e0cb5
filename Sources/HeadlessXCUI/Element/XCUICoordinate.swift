import Foundation
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

/// A point on the screen, relative to an element.
///
/// The point is computed at every access.
@preconcurrency @MainActor
public final class XCUICoordinate {
  /// The element that the point is relative to.
  nonisolated public let referencedElement: XCUIElement
  nonisolated private let normalizedOffset: CGVector
  nonisolated private let pointsOffset: CGVector

  nonisolated init(element: XCUIElement, normalizedOffset: CGVector, pointsOffset: CGVector) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.pointsOffset = pointsOffset
  }

  /// Returns a point with an additional offset, in points.
  nonisolated public func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    let sum = CGVector(dx: pointsOffset.dx + offsetVector.dx, dy: pointsOffset.dy + offsetVector.dy)
    return XCUICoordinate(element: referencedElement, normalizedOffset: normalizedOffset, pointsOffset: sum)
  }

  /// The point in screen coordinates.
  ///
  /// Fails the test if the element doesn't exist.
  public var screenPoint: CGPoint { point(of: referencedElement.frame) }

  /// Taps the screen at the point, regardless of the element there.
  public func tap() { touch(.tap) { $0.tap(at: $1) } }

  /// Taps the screen at the point.
  ///
  /// On the simulated iPhone, a click is the same as a tap.
  public func click() { tap() }

  /// Double-taps the screen at the point, regardless of the element there.
  public func doubleTap() { touch(.doubleTap) { $0.tap(at: $1, numberOfTaps: 2) } }

  /// Presses and holds the screen at the point.
  /// - Parameter duration: The duration of the press, in virtual seconds.
  public func press(forDuration duration: Double) {
    touch(.press) { $0.press(at: $1, duration: Self.allowed(duration)) }
  }

  /// Presses and holds the screen at the point, then drags to another point.
  ///
  /// The drag takes no virtual time, and the finger rests before it's lifted, so scrolled content stops there.
  /// - Parameter duration: The duration of the press before the drag, in virtual seconds.
  public func press(forDuration duration: Double, thenDragTo otherCoordinate: XCUICoordinate) {
    drag(to: otherCoordinate, press: duration, speed: 0, hold: 0)
  }

  /// Presses and holds the screen at the point, drags to another point at a velocity, and holds there.
  /// - Parameters:
  ///   - duration: The duration of the press before the drag, in virtual seconds.
  ///   - otherCoordinate: The point to drag to.
  ///   - velocity: The speed of the drag.
  ///   - holdDuration: The duration of the hold after the drag, in virtual seconds.
  public func press(
    forDuration duration: Double, thenDragTo otherCoordinate: XCUICoordinate, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: Double
  ) {
    drag(to: otherCoordinate, press: duration, speed: Double(velocity.rawValue), hold: holdDuration)
  }

  private func drag(to otherCoordinate: XCUICoordinate, press duration: Double, speed: Double, hold: Double) {
    let end = otherCoordinate.referencedElement.chain
    touch(.drag) { device, start in
      guard let (_, element) = InteractionPreflight.existing(end, .act("drag to a point of \(end.name)")) else { return .settled }
      return device.drag(
        from: start, to: otherCoordinate.point(of: device.tree.frame(of: element)), pressDuration: Self.allowed(duration), speed: Self.allowed(speed),
        holdDuration: Self.allowed(hold))
    }
  }

  private static func allowed(_ duration: Double) -> Double { duration.isFinite ? min(max(duration, 0), 1e6) : 0 }

  func point(of frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + pointsOffset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + pointsOffset.dy)
  }

  private func touch(_ gesture: HeadlessDriver.Gesture, _ body: (Device, CGPoint) -> RunResult) {
    let chain = referencedElement.chain
    let gesture = HeadlessDriver.Gesture(gesture.function, verb: "\(gesture.verb) a point of")
    if InteractionPreflight.skips(chain, chain.phrase(gesture)) { return }
    let attempt = InteractionFailure.Attempt.act(chain.phrase(gesture))
    InteractionPreflight.record(gesture, on: chain)
    guard let (device, found) = InteractionPreflight.existing(chain, attempt),
      let element = InteractionPreflight.uninterrupted(found, since: device.tree.changeCount, at: self, chain, attempt, on: device)
    else { return }
    let frame = device.tree.frame(of: element)
    var point = point(of: frame)
    // An offset of 1 is the far edge, which is outside of the frame, so touch a point just inside.
    if point.x == frame.maxX, frame.width > 1 { point.x -= 0.5 }
    if point.y == frame.maxY, frame.height > 1 { point.y -= 0.5 }
    guard point.x.isFinite, point.y.isFinite, device.screen.contains(point) else {
      let place = InteractionFailure.Place(frame: CGRect(origin: point, size: .zero), screen: device.screen, isCoordinate: true)
      InteractionPreflight.fail(attempt, .offScreen(place), chain: chain)
      return
    }
    InteractionPreflight.check(body(device, point), gesture, chain)
  }
}
