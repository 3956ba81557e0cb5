import Foundation

/// A view that is drawn on the screen.
///
/// The view can be touched even if it doesn't have an element.
@MainActor
protocol DrawnView: Node {
  /// Returns whether the view draws something at a point of the screen.
  func isDrawn(at point: CGPoint) -> Bool
}

/// A view whose content can be on the screen without having elements.
@MainActor
protocol AccessibilityHiding: Node {
  /// The content that is drawn without elements, or `nil` if the content has elements.
  var drawnContent: Node? { get }
}
