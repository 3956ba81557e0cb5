import Foundation

extension Node {
  /// Returns the size and the alignment guides of the item for a proposal.
  final func dimensions(for proposal: ProposedSize, size: CGSize) -> ViewDimensions {
    ViewDimensions(size, explicit: host.hasAlignmentGuides ? guides(for: proposal) : [:])
  }

  /// Returns whether views are aligned by alignment guides rather than only by their edges and centers.
  final func usesGuides(_ alignment: Alignment) -> Bool { host.hasAlignmentGuides || alignment.isCustom }

  /// Returns the origin at which an item's guides coincide with the guides of a rectangle.
  final func origin(of item: Node, _ size: CGSize, _ proposal: ProposedSize, in rect: CGRect, _ alignment: Alignment, guides: [AlignmentKey: CGFloat] = [:]) -> CGPoint {
    if !usesGuides(alignment) { return alignment.origin(of: size, in: rect, isMirrored: environment.isRightToLeft) }
    let own = item.dimensions(for: proposal, size: size)
    let around = ViewDimensions(rect.size, explicit: guides)
    let offset = (around[alignment.horizontal] - own[alignment.horizontal]).rounded(.down)
    let x = environment.isRightToLeft ? rect.width - size.width - offset : offset
    return CGPoint(x: rect.minX + x, y: rect.minY + (around[alignment.vertical] - own[alignment.vertical]).rounded(.down))
  }
}

/// A view with an alignment guide.
struct AlignmentGuideView<Content: View>: View, ModifierView {
  let content: Content
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  func makeNode(_ inputs: NodeInputs) -> Node { AlignmentGuideNode(self, inputs) }
}

private final class AlignmentGuideNode<Content: View>: ModifierNode<AlignmentGuideView<Content>> {
  private var key: AlignmentKey
  private var value: (ViewDimensions) -> CGFloat

  init(_ view: AlignmentGuideView<Content>, _ inputs: NodeInputs) {
    key = view.key
    value = view.value
    super.init(inputs)
    host.guides.viewCame()
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: AlignmentGuideNode, around view: Node) {
    key = group.key
    value = group.value
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<AlignmentGuideView<Content>> { AlignmentGuideNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<AlignmentGuideView<Content>>) {
    let group = unsafeDowncast(group, to: AlignmentGuideNode.self)
    key = group.key
    value = group.value
    invalidateLayout()
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: AlignmentGuideView<Content>) {
    key = view.key
    value = view.value
    // A new closure can return a different value. Nothing else detects that, so the layout is invalidated with every update.
    invalidateLayout()
    updateMembers()
    content.updateView(view.content)
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    var guides = super.explicitGuides(for: proposal)
    let dimensions = ViewDimensions(size(for: proposal), explicit: guides)
    guides[key] = DependencyTracker.resume(around: self) { value(dimensions) }
    return guides
  }

  override func willTearDown() {
    super.willTearDown()
    if !isMember { host.guides.viewLeft() }
  }
}

extension View {
  /// Sets the position of a horizontal alignment guide of the view.
  ///
  /// Containers align the guide with the same guide of the neighboring views.
  ///
  /// - Parameters:
  ///   - g: The guide to set, which containers with this alignment use.
  ///   - computeValue: A closure that returns the guide's distance from the leading edge, in points.
  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }

  /// Sets the position of a vertical alignment guide of the view.
  ///
  /// Containers align the guide with the same guide of the neighboring views.
  ///
  /// - Parameters:
  ///   - g: The guide to set, which containers with this alignment use.
  ///   - computeValue: A closure that returns the guide's distance from the top edge, in points.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }
}
