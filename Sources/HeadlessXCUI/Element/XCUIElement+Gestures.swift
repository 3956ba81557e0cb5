import Foundation
internal import HeadlessDevice
import ScreenModel
internal import VirtualTime

extension XCUIElement {
  /// Taps the element once, scrolling it into view first if needed.
  public func tap() { tap(withNumberOfTaps: 1, numberOfTouches: 1, .tap) }

  /// Taps the element once.
  ///
  /// On the simulated iPhone, a click is the same as a tap.
  /// [Apple: click()](https://developer.apple.com/documentation/xcuiautomation/xcuielement/click())
  public func click() { tap() }

  /// Taps the element twice.
  ///
  /// On the simulated iPhone, a click is the same as a tap.
  public func doubleClick() { doubleTap() }

  /// Taps the element twice with one finger, as a single gesture.
  public func doubleTap() { tap(withNumberOfTaps: 2, numberOfTouches: 1, .doubleTap) }

  /// Taps the element once with two fingers.
  ///
  /// A view's tap gesture doesn't recognize this as a tap.
  public func twoFingerTap() { tap(withNumberOfTaps: 1, numberOfTouches: 2, .twoFingerTap) }

  /// Taps the element one or more times with one or more fingers.
  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    tap(withNumberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches, .tap)
  }

  private func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int, _ gesture: HeadlessDriver.Gesture) {
    guard InteractionPreflight.accepts((1...1_000).contains(numberOfTaps), "number of taps", "\(numberOfTaps)", allowed: "1 to 1000", gesture, chain),
      InteractionPreflight.accepts((1...5).contains(numberOfTouches), "number of touches", "\(numberOfTouches)", allowed: "1 to 5", gesture, chain),
      let target = InteractionPreflight.target(of: chain, gesture)
    else { return }
    InteractionPreflight.conceal(keyTapped: target.element, on: target.device)
    let result = target.device.tap(at: target.point, numberOfTaps: numberOfTaps, numberOfTouches: numberOfTouches)
    InteractionPreflight.check(result, gesture, chain)
  }

  /// Presses and holds the element.
  /// - Parameter duration: The duration of the press, in virtual seconds.
  public func press(forDuration duration: Double) {
    guard acceptsDuration(duration), let target = InteractionPreflight.target(of: chain, .press) else { return }
    if target.device.tree.type(of: target.element) == .icon, duration >= 0.5 {
      return InteractionPreflight.fail(
        .act(chain.phrase(.press)), .actionFailed("icons on the simulated home screen have no menus"), chain: chain, advice: SystemShell.sentence(forApp: springboardIdentifier))
    }
    InteractionPreflight.check(target.device.press(at: target.point, duration: duration), .press, chain)
  }

  /// Presses and holds the element, then drags it to the center of another element.
  ///
  /// The drag takes no virtual time, and the finger rests before it's lifted, so scrolled content stops there.
  /// - Parameter duration: The duration of the press before the drag, in virtual seconds.
  public func press(forDuration duration: Double, thenDragTo otherElement: XCUIElement) {
    drag(to: otherElement, press: duration, speed: 0, hold: 0)
  }

  /// Presses and holds the element, drags it to another element's center at a velocity, and holds.
  /// - Parameters:
  ///   - duration: The duration of the press before the drag, in virtual seconds.
  ///   - otherElement: The element to drag to.
  ///   - velocity: The speed of the drag.
  ///   - holdDuration: The duration of the hold after the drag, in virtual seconds.
  public func press(
    forDuration duration: Double, thenDragTo otherElement: XCUIElement, withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: Double
  ) {
    guard acceptsVelocity(velocity, .drag), acceptsDuration(holdDuration) else { return }
    drag(to: otherElement, press: duration, speed: Double(velocity.rawValue), hold: holdDuration)
  }

  private func drag(to otherElement: XCUIElement, press duration: Double, speed: Double, hold: Double) {
    guard acceptsDuration(duration), let target = InteractionPreflight.target(of: chain, .drag) else { return }
    let attempt = InteractionFailure.Attempt.act("drag \(chain.name) to \(otherElement.chain.name)")
    guard let (device, other) = InteractionPreflight.existing(otherElement.chain, attempt) else { return }
    let frame = device.tree.frame(of: other)
    let end = CGPoint(x: frame.midX, y: frame.midY)
    let result = device.drag(from: target.point, to: end, pressDuration: duration, speed: speed, holdDuration: hold)
    InteractionPreflight.check(result, .drag, chain)
  }

  private func acceptsDuration(_ duration: Double) -> Bool {
    InteractionPreflight.accepts((0...1e6).contains(duration), "duration", duration.plain, allowed: "0 to 1000000 seconds", .press, chain)
  }

  private func acceptsVelocity(_ velocity: XCUIGestureVelocity, _ gesture: HeadlessDriver.Gesture) -> Bool {
    let speed = Double(velocity.rawValue)
    return InteractionPreflight.accepts(
      speed > 0 && speed <= 1e6, "velocity", speed.plain, allowed: "more than 0, at most 1000000 points a second", gesture, chain)
  }

  /// Swipes up on the element.
  ///
  /// The content follows the finger and then decelerates.
  /// - Parameter velocity: The speed of the swipe.
  public func swipeUp(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 0, dy: -1), velocity, .swipeUp) }

  /// Swipes down on the element.
  ///
  /// The content follows the finger and then decelerates.
  /// - Parameter velocity: The speed of the swipe.
  public func swipeDown(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 0, dy: 1), velocity, .swipeDown) }

  /// Swipes left on the element.
  ///
  /// The content follows the finger and then decelerates.
  /// - Parameter velocity: The speed of the swipe.
  public func swipeLeft(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: -1, dy: 0), velocity, .swipeLeft) }

  /// Swipes right on the element.
  ///
  /// The content follows the finger and then decelerates.
  /// - Parameter velocity: The speed of the swipe.
  public func swipeRight(velocity: XCUIGestureVelocity = .default) { swipe(CGVector(dx: 1, dy: 0), velocity, .swipeRight) }

  private func swipe(_ direction: CGVector, _ velocity: XCUIGestureVelocity, _ gesture: HeadlessDriver.Gesture) {
    guard acceptsVelocity(velocity, gesture) else { return }
    touch(gesture, needsEnabled: false) { area in
      let visible = area.visible
      // End the swipe just short of the edge, so it stays on the element.
      let end = CGPoint(x: visible.midX + direction.dx * visible.width * 0.45, y: visible.midY + direction.dy * visible.height * 0.45)
      return [FingerPath(at: CGPoint(x: visible.midX, y: visible.midY)).moving(to: end, atSpeed: Double(velocity.rawValue))]
    }
  }

  /// Checks that the element can be touched, and touches it with fingers that move along paths.
  func touch(_ gesture: HeadlessDriver.Gesture, needsEnabled: Bool = true, _ fingers: (HeadlessDriver.TouchArea) -> [FingerPath]) {
    guard let target = InteractionPreflight.target(of: chain, gesture, needsEnabled: needsEnabled) else { return }
    let tree = target.device.tree
    let area = HeadlessDriver.TouchArea(
      frame: tree.frame(of: target.element), visible: tree.visibleRect(of: target.element), point: target.point, screen: target.device.screen)
    InteractionPreflight.check(target.device.touch(fingers(area), cause: "a touch"), gesture, chain)
  }

  /// Creates a point relative to the element's size.
  ///
  /// (0, 0) is the top-left corner, and (1, 1) is the bottom-right corner.
  nonisolated public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset, pointsOffset: .zero)
  }
}
