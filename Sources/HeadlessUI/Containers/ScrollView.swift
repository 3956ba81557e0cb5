import Foundation
import ScreenModel

/// Content that can be moved under a frame; a `scrollView` in the element tree.
///
/// What is out of view exists and is not visible.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Makes a scroll view over the content, along one axis or both.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollViewNode(self, inputs) }
}

private final class ScrollViewNode<Content: View>: SingleChildNode<ScrollView<Content>>, Scrolling {
  private(set) var axes: Axis.Set
  var contentOffset: CGPoint = .zero
  private(set) var contentSize: CGSize = .zero

  init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    axes = view.axes
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: ScrollView<Content>) {
    if axes != view.axes {
      axes = view.axes
      invalidateLayout()
    }
    content.updateView(view.content)
  }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let size = contentSize(for: contentProposal(proposal))
    return CGSize(
      width: proposal.width.map { axes.contains(.horizontal) ? $0 : max($0, size.width) } ?? size.width,
      height: proposal.height.map { axes.contains(.vertical) ? $0 : size.height } ?? size.height)
  }

  override func layoutContents() {
    let proposal = contentProposal(ProposedSize(frame.size))
    contentSize = contentSize(for: proposal)
    clampOffset()
    // Content narrower than the frame stands in the middle of it.
    let inset = axes.contains(.horizontal) ? 0 : HorizontalAlignment.center.offset(of: contentSize.width, in: frame.width)
    placeContent(at: CGPoint(x: frame.minX - contentOffset.x + max(0, inset), y: frame.minY - contentOffset.y), proposal: proposal)
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .scrollView, frame: frame)
    properties.clipsToBounds = true
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }

  override var hasWrittenState: Bool { contentOffset != .zero || super.hasWrittenState }

  override func handleDrag(_ drag: DragEvent) -> Bool { scrollContent(with: drag) }
}
