import Foundation
import ScreenModel

/// A container that scrolls its content.
///
/// In the element tree, it's a `scrollView`.
///
/// Content that has scrolled away still exists but isn't visible. A lazy container only creates visible views.
public struct ScrollView<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content
  let type: ElementType

  /// Creates a scroll view that scrolls along one or both axes.
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

private final class ScrollViewNode<Content: View>: SingleChildNode<ScrollView<Content>>, Scrolling {
  private(set) var axes: Axis.Set
  private let type: ElementType
  var contentOffset: CGPoint = .zero
  private(set) var contentSize: CGSize = .zero
  private(set) var contentInsets = ElementDetails.Insets()
  private(set) var reach = SafeAreaReach()
  private var refreshControl: RefreshControl?
  var refreshing: (any RefreshControlling)? { refreshControl }
  private var wasScrolled = false
  // The offset of the content before it's scrolled for the first time.
  private var restingOffset = CGPoint.zero

  init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    axes = view.axes
    type = view.type
    super.init(inputs)
    refreshControl = RefreshControl(owner: self)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override var scrollingNode: (any Scrolling)? { self }

  override func update(_ view: ScrollView<Content>) {
    if axes != view.axes {
      axes = view.axes
      invalidateLayout()
    }
    content.updateView(view.content)
  }

  override func environmentDidChange() {
    if marginsOfEnvironment != contentInsets { invalidateSize() }
    markNeedsSync()
  }

  var isPaging: Bool { environment.isScrollPaging }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    let margins = marginsOfEnvironment
    let (width, height) = (proposal.width.map { max(0, $0 - margins.left - margins.right) }, proposal.height.map { max(0, $0 - margins.top - margins.bottom) })
    return ProposedSize(width: axes.contains(.horizontal) ? nil : width, height: axes.contains(.vertical) ? nil : height)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    var size = contentSize(for: contentProposal(proposal))
    let margins = marginsOfEnvironment
    size.width += margins.left + margins.right
    size.height += margins.top + margins.bottom
    return CGSize(
      width: proposal.width.map { axes.contains(.horizontal) ? $0 : max($0, size.width) } ?? size.width,
      height: proposal.height.map { axes.contains(.vertical) ? $0 : size.height } ?? size.height)
  }

  override func layoutContents() {
    let proposal = contentProposal(ProposedSize(frame.size))
    reach = findReach()
    let insets = contentInsets
    contentInsets = marginsOfEnvironment
    contentInsetsDidChange(from: insets)
    // Repeat the layout while the content's length changes, because a lazy container measures views only when they become visible.
    for _ in 0..<4 {
      contentSize = contentSize(for: proposal)
      if !wasScrolled, contentOffset == restingOffset, let anchored = anchoredOffset {
        contentOffset = anchored
        restingOffset = anchored
      }
      clampOffset()
      // Center content that is narrower than the frame, as on iOS.
      let inset = axes.contains(.horizontal) ? 0 : HorizontalAlignment.center.offset(of: contentSize.width, in: frame.width - contentInsets.left - contentInsets.right)
      placeContent(at: CGPoint(x: frame.minX - contentOffset.x + max(0, inset), y: frame.minY - contentOffset.y), proposal: proposal)
      if contentSize(for: proposal) == contentSize { break }
    }
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: type, frame: reachedFrame)
    properties.clipsToBounds = true
    properties.details = scrollingDetails
    properties.isEnabled = environment.isEnabled
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) {
    super.syncChildren(&context)
    refreshControl?.sync(&context)
  }

  override var hasWrittenState: Bool { contentOffset != minimumOffset || super.hasWrittenState }

  override func claimsDrag(_ drag: DragEvent) -> Bool { scrolls(with: drag) }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    let offset = contentOffset
    defer { if contentOffset != offset { wasScrolled = true } }
    return scrollContent(with: drag)
  }

  override func willTearDown() { refreshControl?.tearDown() }
}

extension View {
  /// Disables scrolling of the scroll views and lists in this view.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollDisabled, disabled) }
}
