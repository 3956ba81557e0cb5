import ScreenModel

/// A node that draws marks into images.
///
/// Snapshots of the screen also show the marks of a canvas.
@MainActor
protocol DrawingNode: Node {
  /// The marks, with coordinates in points from the top-left corner of the frame.
  var marks: [ScreenDrawing.Mark] { get }

  /// Creates the marks if app code draws them.
  func drawIfNeeded()
}

extension DrawingNode {
  func drawIfNeeded() {}
}
