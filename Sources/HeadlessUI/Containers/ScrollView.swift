import Foundation
import ScreenModel

/// Content that can be moved under a frame; a `scrollView` in the element tree.
///
/// What is out of view exists and is not visible.
///
/// Around a ``LazyVGrid`` or a ``LazyHGrid`` it is a `collectionView`, and of a lazy container only what is in view exists.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content
  let type: ElementType

  /// Creates a scroll view over the content, along one axis or both.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(axes, type: .scrollView, content: content)
  }

  init(_ axes: Axis.Set, type: ElementType, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.type = type
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ScrollViewNode(self, inputs) }
}

/// A scroll view as the lazy containers in it see it.
@MainActor
protocol LazyContentHosting: Scrolling {
  /// A grid in the content came or went.
  func gridCountDidChange(by difference: Int)
}

private final class ScrollViewNode<Content: View>: SingleChildNode<ScrollView<Content>>, LazyContentHosting {
  private(set) var axes: Axis.Set
  private let type: ElementType
  var contentOffset: CGPoint = .zero
  private(set) var contentSize: CGSize = .zero
  private(set) var refreshControl: RefreshControl?
  private var gridCount = 0

  init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    axes = view.axes
    type = view.type
    super.init(inputs)
    refreshControl = RefreshControl(owner: self)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { gridCount == 0 }

  override func update(_ view: ScrollView<Content>) {
    if axes != view.axes {
      axes = view.axes
      invalidateLayout()
    }
    content.updateView(view.content)
  }

  override func environmentDidChange() { markNeedsSync() }

  var isPaging: Bool { environment.isScrollPaging }

  func gridCountDidChange(by difference: Int) {
    gridCount += difference
    if isAlive { markNeedsSync() }
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
    // What a lazy container measures when it comes into view can change the length of the content: it is then laid out again.
    for _ in 0..<4 {
      contentSize = contentSize(for: proposal)
      clampOffset()
      // Content narrower than the frame stands in the middle of it.
      let inset = axes.contains(.horizontal) ? 0 : HorizontalAlignment.center.offset(of: contentSize.width, in: frame.width)
      placeContent(at: CGPoint(x: frame.minX - contentOffset.x + max(0, inset), y: frame.minY - contentOffset.y), proposal: proposal)
      if contentSize(for: proposal) == contentSize { break }
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: gridCount > 0 ? .collectionView : type, frame: frame)
    properties.clipsToBounds = true
    properties.isEnabled = environment.isEnabled
    // A modifier on the grid speaks of the collection view.
    if gridCount > 0 { adoptOverrides(of: items, into: &context) }
    syncElement(properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
    refreshControl?.sync(&context)
  }

  override var hasWrittenState: Bool { contentOffset != .zero || super.hasWrittenState }

  override func handleDrag(_ drag: DragEvent) -> Bool { scrollContent(with: drag) }

  override func willTearDown() { refreshControl?.tearDown() }
}
