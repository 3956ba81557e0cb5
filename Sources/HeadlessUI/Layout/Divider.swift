import Foundation
import ScreenModel

/// A thin line between views, perpendicular to the axis of the enclosing stack.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { DividerNode(inputs) }
}

private final class DividerNode: ViewNode<Divider>, PicturedNode {
  private var axis = Axis.vertical

  override var isItem: Bool { true }

  override func setStackAxis(_ axis: Axis) {
    guard self.axis != axis else { return }
    self.axis = axis
    sizeCache.removeAllButAnswered()
  }

  override var pictured: (any PicturedNode)? { self }

  func drawingBehind(in style: LookStyle) -> ScreenDrawing? {
    let line = axis == .vertical ? CGRect(x: 0, y: 0.25, width: frame.width, height: 0.5) : CGRect(x: 0.25, y: 0, width: 0.5, height: frame.height)
    return ScreenDrawing(frame: frame, marks: [ScreenDrawing.Mark(.fill(Path(line).segments, isEvenOdd: false), PaintSource.separator.paint(style, environment))])
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    axis == .vertical ? CGSize(width: proposal.width ?? 10, height: 1) : CGSize(width: 1, height: proposal.height ?? 10)
  }
}
