import Foundation
import HeadlessUI
import ScreenModel
import VirtualTime

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
    let fingers = Array(repeating: FingerPath(at: point), count: max(1, numberOfTouches))
    var result = RunResult.settled
    // Send the taps one by one, because each tap goes to the view that's on the screen at that time, and only some views wait for several taps.
    for tap in 1...max(1, numberOfTaps) {
      result = touch(fingers, cause: "a tap", tapCount: tap, isLast: tap >= numberOfTaps)
      if case .neverSettles = result { break }
    }
    return result
  }

  /// Presses a point of the screen for a duration in seconds of the device's clock.
  @discardableResult
  package func press(at point: CGPoint, duration: Double) -> RunResult { touch([FingerPath(at: point).resting(for: duration)], cause: "a long press") }

  /// Drags a finger from one point of the screen to another and stops there before lifting it.
  ///
  /// - Parameters:
  ///   - start: The point where the finger touches down.
  ///   - end: The point where the finger is lifted.
  ///   - pressDuration: The time that the finger rests before it moves, in seconds.
  ///   - speed: The speed, in points per second. By default, the movement takes no time.
  ///   - holdDuration: The time that the finger rests before it's lifted, in seconds.
  @discardableResult
  package func drag(from start: CGPoint, to end: CGPoint, pressDuration: Double = 0, speed: Double = 0, holdDuration: Double = 0) -> RunResult {
    touch([.drag(from: start, to: end, press: pressDuration, speed: speed, hold: holdDuration)], cause: "a drag")
  }

  /// The element of the focused field.
  package var focusedElement: ElementID? { frontHost?.focusedInput?.element }

  /// The text of the focused field.
  package var focusedText: String? { frontHost?.focusedInput?.text }

  /// The range of the selected characters in the focused field, or an empty range at the caret.
  package var selectedRange: Range<Int>? { frontHost?.focusedInput?.selectedRange }

  /// Whether the software keyboard is on the screen.
  package var isKeyboardVisible: Bool { frontHost?.keyboardTop != nil }

  /// Scrolls an element into view, like XCUITest before a tap.
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
