import Foundation

extension Node {
  /// The size and the guides of the item for a proposal.
  final func dimensions(for proposal: ProposedSize, size: CGSize) -> ViewDimensions {
    ViewDimensions(size, explicit: host.hasAlignmentGuides ? guides(for: proposal) : [:])
  }

  /// Whether views are aligned by more than their edges.
  final func usesGuides(_ alignment: Alignment) -> Bool { host.hasAlignmentGuides || alignment.isCustom }

  /// Returns where an item lies in a rectangle so that its guides lie on those of the rectangle.
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
    // What the closure answers may be different, which nothing else tells.
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
  /// Sets where a horizontal guide of the view is: containers align it with those of the views beside it.
  ///
  /// - Parameters:
  ///   - g: The guide that is set; stacks with this alignment use it.
  ///   - computeValue: Returns the place of the guide in points from the leading edge.
  public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }

  /// Sets where a vertical guide of the view is: containers align it with those of the views beside it.
  ///
  /// - Parameters:
  ///   - g: The guide that is set; stacks with this alignment use it.
  ///   - computeValue: Returns the place of the guide in points from the top edge.
  public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
    AlignmentGuideView(content: self, key: g.key, value: computeValue)
  }
}
