import Foundation

/// A view in a frame that depends on the size of the view's container.
struct ContainerFrameView<Content: View>: View, ModifierView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  func makeNode(_ inputs: NodeInputs) -> Node { ContainerFrameNode(self, inputs) }
}

private final class ContainerFrameNode<Content: View>: ModifierNode<ContainerFrameView<Content>> {
  private var view: ContainerFrameView<Content>

  init(_ view: ContainerFrameView<Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: ContainerFrameNode, around view: Node) {
    self.view = group.view
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<ContainerFrameView<Content>> { ContainerFrameNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<ContainerFrameView<Content>>) {
    view = unsafeDowncast(group, to: ContainerFrameNode.self).view
    invalidateLayout()
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: ContainerFrameView<Content>) {
    self.view = view
    invalidateLayout()
    updateMembers()
    content.updateView(view.content)
  }

  // The container's size isn't part of the proposal, so a cached size could be outdated.
  override var measuresPurely: Bool { false }

  /// The size of the nearest scrolling container, or of the screen's safe area if there isn't one.
  private var container: CGSize {
    var node = parent
    while let current = node {
      if current.scrollingNode != nil, !current.frame.isEmpty { return current.frame.size }
      node = current.parent
    }
    return ViewHost.safeArea(of: host.system.screen).size
  }

  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    let container = container
    var offer = proposal
    for axis in Axis.allCases where view.axes.contains(axis == .horizontal ? .horizontal : .vertical) { offer[axis] = view.length(container[axis], axis) }
    return offer
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let offer = offer(proposal)
    let size = contentSize(for: offer)
    return CGSize(
      width: view.axes.contains(.horizontal) ? offer.width ?? size.width : size.width, height: view.axes.contains(.vertical) ? offer.height ?? size.height : size.height)
  }

  override func layoutContents() {
    let offer = offer(placedProposal)
    placeContent(at: origin(of: onlyItem ?? self, contentSize(for: offer), offer, in: frame, view.alignment), proposal: offer)
  }
}

extension View {
  /// Places the view in a frame that is as large as the view's container.
  ///
  /// The container is the nearest scroll view or, if there isn't one, the safe area of the screen.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }

  /// Places the view in a frame whose lengths are returned by a closure.
  ///
  /// The closure receives the length of the container along each of the given axes.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment, length: length)
  }

  /// Places the view in a frame that takes up a number of equal shares of the view's container.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is set.
  ///   - count: The number of shares that the container is divided into.
  ///   - span: The number of shares that the frame takes up.
  ///   - spacing: The distance between shares, in points.
  ///   - alignment: The alignment of the view in the frame.
  public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View {
    ContainerFrameView(content: self, axes: axes, alignment: alignment) { length, _ in
      let share = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
      return max(0, share * CGFloat(span) + spacing * CGFloat(span - 1))
    }
  }
}
