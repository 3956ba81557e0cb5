import Foundation
import ScreenModel

/// The node of what fills the room it is offered with something to look at: a color, a shape, a line.
final class FillNode<Content: View>: ViewNode<Content> {
  private let isSquare: Bool

  /// - Parameter isSquare: Whether it is as wide as it is high.
  init(_ view: Content, _ inputs: NodeInputs, isSquare: Bool = false) {
    self.isSquare = isSquare
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
    guard isSquare else { return size }
    let length = min(size.width, size.height)
    return CGSize(width: length, height: length)
  }

  override func syncContents(_ context: inout SyncContext) {
    // What is only there to be looked at is told of only where somebody has said what it is.
    guard context.overrides != nil, frame.width > 0, frame.height > 0 else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }
}

/// A thin line between views: across the stack that it is in.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  public init() {}

  func makeNode(_ inputs: NodeInputs) -> Node { DividerNode(inputs) }
}

private final class DividerNode: ViewNode<Divider> {
  private var axis = Axis.vertical

  override var isItem: Bool { true }

  override func setStackAxis(_ axis: Axis) {
    guard self.axis != axis else { return }
    self.axis = axis
    sizeCache.removeAllButAnswered()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    axis == .vertical ? CGSize(width: proposal.width ?? 10, height: 1) : CGSize(width: 1, height: proposal.height ?? 10)
  }
}
