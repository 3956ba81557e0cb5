import Foundation

/// A view whose position or size a modifier changes.
struct PlacementView<Content: View>: View, ModifierView {
  enum Change: Equatable {
    case offset(CGSize)
    case position(CGPoint)
    case aspectRatio(CGFloat?, ContentMode)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case zIndex(Double)
  }

  let content: Content
  let change: Change

  func makeNode(_ inputs: NodeInputs) -> Node { PlacementNode(self, inputs) }
}

private final class PlacementNode<Content: View>: ModifierNode<PlacementView<Content>> {
  private var change: PlacementView<Content>.Change

  init(_ view: PlacementView<Content>, _ inputs: NodeInputs) {
    change = view.change
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: PlacementNode, around view: Node) {
    change = group.change
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<PlacementView<Content>> { PlacementNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<PlacementView<Content>>) { set(unsafeDowncast(group, to: PlacementNode.self).change) }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: PlacementView<Content>) {
    set(view.change)
    content.updateView(view.content)
  }

  private func set(_ new: PlacementView<Content>.Change) {
    guard change != new else { return }
    change = new
    invalidateLayout()
    updateMembers()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    if case .position = change {
      let size = contentSize(for: proposal)
      return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    return contentSize(for: contentProposal(proposal))
  }

  override func layoutContents() {
    let proposal = contentProposal(placedProposal)
    switch change {
    case .offset(let distance):
      let x = environment.isRightToLeft ? frame.minX - distance.width : frame.minX + distance.width
      placeContent(at: CGPoint(x: x, y: frame.minY + distance.height), proposal: proposal)
    case .position(let centre):
      let size = contentSize(for: proposal)
      let place = CGRect(x: frame.minX + centre.x - size.width / 2, y: frame.minY + centre.y - size.height / 2, width: size.width, height: size.height)
      placeContent(at: place.mirrored(in: frame, environment.isRightToLeft).origin, proposal: proposal)
    case .aspectRatio, .fixedSize, .layoutPriority, .zIndex:
      placeContent(at: frame.origin, proposal: proposal)
    }
  }

  private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
    switch change {
    case .fixedSize(let horizontal, let vertical):
      return ProposedSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio(let ratio, let mode):
      return proposalWithRatio(ratio, mode, proposal)
    case .offset, .position, .layoutPriority, .zIndex:
      return proposal
    }
  }

  private func proposalWithRatio(_ ratio: CGFloat?, _ mode: ContentMode, _ proposal: ProposedSize) -> ProposedSize {
    let ideal = contentSize(for: .unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
    switch (width, height) {
    case (nil, nil): return proposal
    case (let width?, nil): return ProposedSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isBoundByWidth = (width / ratio <= height) == (mode == .fit)
      return isBoundByWidth ? ProposedSize(width: width, height: width / ratio) : ProposedSize(width: height * ratio, height: height)
    }
  }

  override var layoutPriority: Double { if case .layoutPriority(let value) = change { value } else { super.layoutPriority } }

  override var zIndex: Double { if case .zIndex(let value) = change { value } else { super.zIndex } }
}

/// The way a view with an aspect ratio fills an area.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// The view is scaled to fit inside the area.
  case fit
  /// The view is scaled to cover the area.
  case fill
}

extension View {
  /// Moves the view by distances in points.
  ///
  /// The views around the view keep their positions.
  ///
  /// Positive values move the view toward the trailing edge and down.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { PlacementView(content: self, change: .offset(CGSize(width: x, height: y))) }

  /// Moves the view by a size in points.
  ///
  /// The views around the view keep their positions.
  ///
  /// Positive values move the view toward the trailing edge and down.
  public func offset(_ offset: CGSize) -> some View { PlacementView(content: self, change: .offset(offset)) }

  /// Places the center of the view at a point in the proposed area, measured from the leading edge.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { PlacementView(content: self, change: .position(CGPoint(x: x, y: y))) }

  /// Places the center of the view at a point in the proposed area, measured from the leading edge.
  public func position(_ position: CGPoint) -> some View { PlacementView(content: self, change: .position(position)) }

  /// Constrains the view to an aspect ratio of width to height.
  ///
  /// The default is the aspect ratio of the view's ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    PlacementView(content: self, change: .aspectRatio(aspectRatio, contentMode))
  }

  /// Constrains the view to the aspect ratio of the given size.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    PlacementView(content: self, change: .aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode))
  }

  /// Scales the view to fit inside the proposed area, and keeps its aspect ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to cover the proposed area, and keeps its aspect ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Fixes the view at its ideal size, regardless of the proposed size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal width, its ideal height, or both.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    PlacementView(content: self, change: .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives space to the view.
  ///
  /// Views with a higher priority get space first. The default is 0.
  public func layoutPriority(_ value: Double) -> some View { PlacementView(content: self, change: .layoutPriority(value)) }

  /// Sets the order of overlapping views from back to front.
  ///
  /// Views with higher values are in front.
  public func zIndex(_ value: Double) -> some View { PlacementView(content: self, change: .zIndex(value)) }
}
