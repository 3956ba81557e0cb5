import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

/// What became of typed text.
package enum TypingResult: Equatable, Sendable {
  /// A field took it.
  case typed(RunResult)
  /// No field has the keyboard.
  case noFocus
}

extension Device {
  /// The topmost element at a point of the screen: of the system's alert or home screen while there is one, else of the app in front.
  package func hitTest(_ point: CGPoint) -> ElementID? {
    guard let host = touchedHost else { return nil }
    return tree.hitTest(point, in: host.application)
  }

  /// Taps at a point of the screen.
  ///
  /// - Parameters:
  ///   - point: Where, in points of the screen.
  ///   - numberOfTaps: How many taps in a row.
  ///   - numberOfTouches: How many fingers.
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
    // A view that does not wait for several taps gets them one by one, each where the one before has left the screen.
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

  /// Presses at a point of the screen for a duration in seconds; the clock moves by it.
  @discardableResult
  package func press(at point: CGPoint, duration: Double) -> RunResult {
    let target = touchedHost.flatMap { host in hitTest(point).flatMap { host.touchTarget(for: $0) } }
    let waited = VirtualScheduler.$current.withValue(scheduler) { scheduler.advance(by: Duration(clampingSeconds: max(0, duration))) }
    if case .neverSettles = waited { return waited }
    return perform(cause: "a long press") {
      guard let target, target.isAlive, !target.sendPress(duration: duration) else { return }
      // A view that does not react to long presses sees a tap.
      target.send(TapEvent(location: point, count: 1, touches: 1))
    }
  }

  /// Puts a finger down at one point of the screen, moves it to another and lifts it.
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

  /// Types into the field that has the keyboard, character by character; `\u{8}` and `\u{7F}` delete backwards, a new line is the return key.
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

  /// The element of the field that has the keyboard.
  package var focusedElement: ElementID? { frontHost?.focusedInput?.element }

  /// Whether the software keyboard is on the screen.
  package var isKeyboardVisible: Bool { frontHost?.keyboardTop != nil }

  /// Scrolls whatever scrolls around an element so that it comes into view, as XCUITest does before a tap.
  ///
  /// - Returns: Whether something moved.
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
