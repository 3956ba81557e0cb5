import Foundation
import ScreenModel

/// The view that a touch began on: later events of the touch go to it, or to the views around it.
@MainActor
package struct TouchTarget {
  fileprivate let node: Node

  /// Whether the view is still there.
  package var isAlive: Bool { node.isAlive }

  /// Sends a tap; the first view that takes it keeps it.
  @discardableResult
  package func send(_ tap: TapEvent) -> Bool { bubble { $0.handleTap(tap) } }

  /// Sends several taps in a row.
  ///
  /// - Returns: Whether a view waits for as many; otherwise they are to be sent one by one.
  package func sendRepeatedTap(_ tap: TapEvent) -> Bool { bubble { $0.handleRepeatedTap(tap) } }

  /// Sends a press for a duration in seconds.
  ///
  /// - Returns: Whether a view takes long presses of this duration.
  package func sendPress(duration: Double) -> Bool { bubble { $0.handlePress(duration: duration) } }

  /// Sends a drag; the first view that takes it keeps it.
  @discardableResult
  package func send(_ drag: DragEvent) -> Bool { bubble { $0.handleDrag(drag) } }

  private func bubble(_ handle: (Node) -> Bool) -> Bool {
    var current: Node? = node
    while let candidate = current {
      let parent = candidate.parent
      if handle(candidate) { return true }
      current = parent
    }
    return false
  }
}

extension ViewHost {
  /// The view that a touch on an element goes to: that of the element or of the nearest one around it.
  package func touchTarget(for element: ElementID) -> TouchTarget? {
    var current: ElementID? = element
    while let candidate = current {
      if let node = node(for: candidate) { return TouchTarget(node: node) }
      current = tree.parent(of: candidate)
    }
    return nil
  }

  /// Sends a touch to the keyboard.
  ///
  /// - Returns: Whether the element is a key, or lies between the keys.
  package func keyboardHandlesTap(on element: ElementID) -> Bool { keyboard.handleTap(on: element) }

  /// The field that has the focus.
  package var focusedInput: (any KeyInput)? { focus.focused }

  /// The top edge of what the keyboard covers on the screen, in points; `nil` while there is none.
  package var keyboardTop: CGFloat? { keyboard.top }

  /// The slider of an element; `nil` where it is none.
  package func slider(for element: ElementID) -> (any AdjustableSlider)? { node(for: element) as? any AdjustableSlider }

  /// The wheel of an element; `nil` where it is none.
  package func wheel(for element: ElementID) -> (any AdjustableWheel)? { node(for: element) as? WheelNode }

  /// The moving content of an element; `nil` where it does not scroll.
  package func scrollArea(for element: ElementID) -> (any ScrollArea)? { node(for: element) as? any Scrolling }
}

/// A slider that input can move.
@MainActor
package protocol AdjustableSlider: AnyObject {
  /// The position, from 0 at the one end to 1 at the other.
  var normalizedPosition: Double { get }

  /// Moves to a position, or to the nearest one that the control can take.
  func move(toNormalizedPosition position: Double)
}

/// A wheel of a picker that input can turn.
@MainActor
package protocol AdjustableWheel: AnyObject {
  /// The selected row.
  var selectedRow: Int { get }
  /// The texts of the rows that can be selected; of many, those around the selected one.
  var candidates: [String] { get }

  /// The text of a row.
  func title(of row: Int) -> String
  /// Returns the row that a text means, among those that can be selected.
  func match(_ value: String) -> WheelMatch
  /// Turns the wheel to a row.
  func select(_ row: Int)
}

/// Content that input can move under its frame.
@MainActor
package protocol ScrollArea: AnyObject {
  /// Moves the content so that a rectangle of the screen comes into the frame.
  func scrollToShow(_ rect: CGRect)
}
