import Foundation
import ScreenModel

extension ViewHost {
  /// Follows new touches that begin at a point, on an element; `nil` where no view is there.
  package func touchArena(for element: ElementID?, at point: CGPoint) -> TouchArena? {
    var node = touchedNode(at: point, on: element)
    // Where the page has nothing at its edge, what is touched is around the stack of pages.
    if let stack = swipeBackStack(at: point), node.map({ stack.isUnder($0) }) ?? true { node = stack }
    return node.map { TouchArena(host: self, element: element ?? window, node: $0, point: point) }
  }

  /// Sends a touch to the keyboard, or to the menu over a text.
  ///
  /// - Returns: Whether the element is a key, lies between the keys, or is an item of the menu.
  package func keyboardHandlesTap(on element: ElementID) -> Bool { editMenu.handleTap(on: element) || keyboard.handleTap(on: element) }

  /// A finger comes down on an element: the menu over a text closes, if the element is not in it.
  package func closeEditMenu(forTouchOn element: ElementID?) { editMenu.touchBegan(on: element) }

  /// The slider of an element; `nil` where it is none.
  package func slider(for element: ElementID) -> (any AdjustableSlider)? { node(for: element) as? any AdjustableSlider }

  /// The wheel of an element; `nil` where it is none.
  package func wheel(for element: ElementID) -> (any AdjustableWheel)? { node(for: element) as? WheelNode }

  /// Whether a pull at the top of an element refreshes it.
  package func canRefresh(_ element: ElementID) -> Bool { node(for: element)?.environment.refresh != nil }

  /// The moving content of an element; `nil` where it does not scroll.
  package func scrollArea(for element: ElementID) -> (any ScrollArea)? { node(for: element)?.scrollingNode }
}
