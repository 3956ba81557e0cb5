import Foundation

/// A view that is drawn on the screen.
///
/// The view can be touched even if it doesn't have an element.
@MainActor
protocol DrawnView: Node {
  /// Returns whether the view draws something at a point of the screen.
  func isDrawn(at point: CGPoint) -> Bool
}
