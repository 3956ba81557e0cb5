import ScreenModel

/// A node that leaves marks on an image; the marks of a canvas are on the snapshots of the screen too.
@MainActor
protocol DrawingNode: Node {
  /// The marks, in points from the top left of the frame.
  var marks: [ScreenDrawing.Mark] { get }

  /// Makes the marks, if that takes code of the app's.
  func drawIfNeeded()
}

extension DrawingNode {
  func drawIfNeeded() {}
}
