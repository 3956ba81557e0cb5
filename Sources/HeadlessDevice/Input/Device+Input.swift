import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

/// The result of typing a text.
package enum TypingResult: Equatable, Sendable {
  /// A field received the text.
  case typed(RunResult)
  /// No field has the focus.
  case noFocus
}

extension Device {
  /// Returns the topmost element at a point of the screen.
  package func hitTest(_ point: CGPoint) -> ElementID? {
    guard let host = touchedHost else { return nil }
    return tree.hitTest(point, in: host.application)
  }

  /// Taps at a point of the screen.
  ///
  /// - Parameters:
  ///   - point: The point of the screen.
  ///   - numberOfTaps: The number of taps in a row.
  ///   - numberOfTouches: The number of fingers.
  @discardableResult
  package func tap(at point: CGPoint, numberOfTaps: Int = 1, numberOfTouches: Int = 1) -> RunResult {
    var isTaken = false
    var result = RunResult.settled
    if numberOfTaps > 1 {
      result = perform(cause: "a tap") {
        guard let host = touchedHost, let element = hitTest(point) else { return }
        let event = TapEvent(location: point, count: numberOfTaps, touches: numberOfTouches)
        isTaken = host.touchTarget(for: element)?.sendRepeatedTap(event) == true
      }
    }
    // Views that do not wait for several taps get them one by one, and each tap goes to what is on the screen by then.
    for _ in 0..<(isTaken ? 0 : max(1, numberOfTaps)) {
      result = perform(cause: "a tap") { tapOnce(at: point, numberOfTouches: numberOfTouches) }
      if case .neverSettles = result { break }
    }
    return result
  }

  private func tapOnce(at point: CGPoint, numberOfTouches: Int) {
    guard let host = touchedHost, let element = hitTest(point) else { return }
    if host.keyboardHandlesTap(on: element) { return }
    let event = TapEvent(location: point, count: 1, touches: numberOfTouches)
    host.touchTarget(for: element)?.send(event)
  }

  /// Presses a point of the screen for a duration in seconds, which pass on the device's clock.
  @discardableResult
  package func press(at point: CGPoint, duration: Double) -> RunResult {
    let target = touchedHost.flatMap { host in hitTest(point).flatMap { host.touchTarget(for: $0) } }
    let waited = VirtualScheduler.$current.withValue(scheduler) { scheduler.advance(by: Duration(clampingSeconds: max(0, duration))) }
    if case .neverSettles = waited { return waited }
    return perform(cause: "a long press") {
      guard let target, target.isAlive, !target.sendPress(duration: duration) else { return }
      // A view without a long press gesture gets a tap.
      target.send(TapEvent(location: point, count: 1, touches: 1))
    }
  }

  /// Drags a finger from one point of the screen to another.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, pressDuration: Double = 0) -> RunResult {
    if pressDuration > 0 {
      let waited = VirtualScheduler.$current.withValue(scheduler) { scheduler.advance(by: Duration(clampingSeconds: pressDuration)) }
      if case .neverSettles = waited { return waited }
    }
    return perform(cause: "a drag") {
      guard let host = touchedHost, let element = hitTest(start) else { return }
      host.touchTarget(for: element)?.send(DragEvent(start: start, end: end))
    }
  }

  /// Types into the field that has the focus, character by character; `\u{8}` and `\u{7F}` delete backward, a new line is the return key.
  @discardableResult
  package func typeText(_ text: String) -> TypingResult {
    guard frontHost?.focusedInput != nil else { return .noFocus }
    var result = RunResult.settled
    for character in text {
      guard let field = frontHost?.focusedInput else { return .noFocus }
      result = perform(cause: "typing") {
        switch character {
        case "\u{8}", "\u{7F}": field.deleteBackward()
        case "\n", "\r": field.submit()
        default: field.insert(character)
        }
      }
      if case .neverSettles = result { break }
    }
    return .typed(result)
  }

  /// The element of the field that has the focus.
  package var focusedElement: ElementID? { frontHost?.focusedInput?.element }

  /// Whether the software keyboard is on the screen.
  package var isKeyboardVisible: Bool { frontHost?.keyboardTop != nil }

  /// Scrolls the scroll views around an element so that it comes into view, as XCUITest does before a tap.
  ///
  /// - Returns: Whether the element has moved.
  @discardableResult
  package func reveal(_ element: ElementID) -> Bool {
    guard let host = touchedHost else { return false }
    let before = tree.frame(of: element)
    var ancestor = tree.parent(of: element)
    while let current = ancestor {
      if let area = host.scrollArea(for: current) {
        perform(cause: "a scroll") { area.scrollToShow(tree.frame(of: element)) }
      }
      ancestor = tree.parent(of: current)
    }
    return tree.frame(of: element) != before
  }
}
