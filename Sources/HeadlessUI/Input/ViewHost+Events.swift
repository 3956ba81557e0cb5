import Foundation
import ScreenModel

extension ViewHost {
  /// Returns an arena for new touches at a point on an element, or `nil` if there's no view at the point.
  package func touchArena(for element: ElementID?, at point: CGPoint) -> TouchArena? {
    var node = touchedNode(at: point, on: element)
    // A swipe back starts at the edge of the screen. If the page has no view there, the surrounding navigation stack receives the touch.
    if let stack = swipeBackStack(at: point), node.map({ stack.isUnder($0) }) ?? true { node = stack }
    return node.map { TouchArena(host: self, element: element ?? window, node: $0, point: point) }
  }

  /// Passes a tap to the keyboard or the edit menu.
  ///
  /// - Returns: Whether the element belongs to the keyboard or the edit menu.
  package func keyboardHandlesTap(on element: ElementID) -> Bool { editMenu.handleTap(on: element) || keyboard.handleTap(on: element) }

  /// Closes the edit menu if a touch starts outside of it.
  package func closeEditMenu(forTouchOn element: ElementID?) { editMenu.touchBegan(on: element) }

  /// Returns the slider of an element, or `nil` if the element isn't a slider.
  package func slider(for element: ElementID) -> (any AdjustableSlider)? { node(for: element) as? any AdjustableSlider }

  /// Returns the picker wheel of an element, or `nil` if the element isn't a picker wheel.
  package func wheel(for element: ElementID) -> (any AdjustableWheel)? { node(for: element) as? WheelNode }

  /// Returns whether pulling down an element refreshes its content.
  package func canRefresh(_ element: ElementID) -> Bool { node(for: element)?.environment.refresh != nil }

  /// Returns the scrolling container of an element, or `nil` if the element's content doesn't scroll.
  package func scrollArea(for element: ElementID) -> (any ScrollArea)? { node(for: element)?.scrollingNode }
}
