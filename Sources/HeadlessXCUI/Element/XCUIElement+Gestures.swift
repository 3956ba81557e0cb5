import Foundation
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

extension XCUIElement {
  /// Taps the element once, scrolling it on screen first where that is needed.
  public func tap() { tap(withNumberOfTaps: 1, numberOfTouches: 1, verb: "tap") }

  /// Taps the element twice.
  public func doubleTap() { tap(withNumberOfTaps: 2, numberOfTouches: 1, verb: "double-tap") }

  /// Taps the element once with two fingers.
  public func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2, verb: "tap with two fingers") }

  /// Taps the element several times, with one finger or more.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    tap(withNumberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches, verb: "tap")
  }

  private func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, verb: String) {
    guard ElementInteraction.accepts((1...1_000).contains(numberOfTaps), "number of taps", "\(numberOfTaps)", allowed: "1 to 1000", verb: verb, chain: chain),
      ElementInteraction.accepts((1...5).contains(numberOfTouches), "number of touches", "\(numberOfTouches)", allowed: "1 to 5", verb: verb, chain: chain),
      let target = ElementInteraction.target(of: chain, verb: verb)
    else { return }
    ElementInteraction.conceal(keyTapped: target.element, on: target.device)
    let result = target.device.tap(at: target.point, numberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches)
    ElementInteraction.check(result, verb: verb, chain: chain)
  }

  /// Presses the element and holds it.
  /// - Parameter duration: Virtual seconds.
  public func press(forDuration duration: Double) {
    guard acceptsDuration(duration), let target = ElementInteraction.target(of: chain, verb: "press") else { return }
    ElementInteraction.check(target.device.press(at: target.point, duration: duration), verb: "press", chain: chain)
  }

  /// Presses the element, holds it, and drags it to the centre of another one.
  /// - Parameter duration: Virtual seconds that the finger rests before it moves.
  public func press(forDuration duration: Double, thenDragTo otherElement: XCUIElement) {
    guard acceptsDuration(duration), let target = ElementInteraction.target(of: chain, verb: "drag") else { return }
    let attempt = InteractionFailure.Attempt.act("drag \(chain.name) to \(otherElement.chain.name)")
    guard let (device, other) = ElementInteraction.existing(otherElement.chain, attempt) else { return }
    let frame = device.tree.frame(of: other)
    let result = device.drag(from: target.point, to: CGPoint(x: frame.midX, y: frame.midY), pressDuration: duration)
    ElementInteraction.check(result, verb: "drag", chain: chain)
  }

  private func acceptsDuration(_ duration: Double) -> Bool {
    ElementInteraction.accepts((0...1e6).contains(duration), "duration", duration.plain, allowed: "0 to 1000000 seconds", verb: "press", chain: chain)
  }

  /// Moves a finger up over the element; the content follows the finger.
  /// - Parameter velocity: Has no effect: content follows the finger without momentum. It is here because XCUITest has it.
  public func swipeUp(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 0, dy: -1), "swipe up on") }

  /// Moves a finger down over the element; the content follows the finger.
  /// - Parameter velocity: Has no effect: content follows the finger without momentum. It is here because XCUITest has it.
  public func swipeDown(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 0, dy: 1), "swipe down on") }

  /// Moves a finger to the left over the element; the content follows the finger.
  /// - Parameter velocity: Has no effect: content follows the finger without momentum. It is here because XCUITest has it.
  public func swipeLeft(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: -1, dy: 0), "swipe left on") }

  /// Moves a finger to the right over the element; the content follows the finger.
  /// - Parameter velocity: Has no effect: content follows the finger without momentum. It is here because XCUITest has it.
  public func swipeRight(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 1, dy: 0), "swipe right on") }

  private func swipe(_ direction: CGVector, _ verb: String) {
    guard let target = ElementInteraction.target(of: chain, verb: verb, needsEnabled: false) else { return }
    let area = target.device.tree.visibleRect(of: target.element)
    // Just short of the edge, so that the finger ends on the element.
    let end = CGPoint(x: area.midX + direction.dx * area.width * 0.45, y: area.midY + direction.dy * area.height * 0.45)
    ElementInteraction.check(target.device.drag(from: CGPoint(x: area.midX, y: area.midY), to: end), verb: verb, chain: chain)
  }

  /// A point of the element, given as a fraction of its size: (0, 0) is the top left corner, (1, 1) the bottom right one.
  nonisolated public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, pointsOffset: .zero)
  }
}
