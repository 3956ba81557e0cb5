import Foundation

/// A view that is drawn on the screen, where a finger can touch it though it may have no element.
@MainActor
protocol DrawnView: Node {
  /// Whether something of the view is drawn at a point of the screen.
  func isDrawn(at point: CGPoint) -> Bool
}

/// A view whose content may be on the screen and have no elements.
@MainActor
protocol AccessibilityHiding: Node {
  /// The content that is drawn and has no elements.
  var drawnContent: Node? { get }
}
