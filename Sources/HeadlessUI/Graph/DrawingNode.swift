import ScreenModel

/// A node that draws marks into images.
///
/// Screen snapshots also show the marks of a canvas.
@MainActor
protocol DrawingNode: Node {
  /// The marks, with coordinates in points from the top left of the frame.
  var marks: [ScreenDrawing.Mark] { get }

  /// Creates the marks if the app's code draws them.
  func drawIfNeeded()
}

extension DrawingNode {
  func drawIfNeeded() {}
}
