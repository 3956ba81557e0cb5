import Foundation

/// A container that arranges its content with a custom layout.
struct LayoutView<L: Layout, Content: View>: View, PrimitiveView {
  let layout: L
  let content: Content

  func makeNode(_ inputs: NodeInputs) -> Node { LayoutNode(self, inputs) }
}

private final class LayoutNode<L: Layout, Content: View>: ContainerNode<LayoutView<L, Content>> {
  private var layout: L
  private var cache: L.Cache?
  private var cacheGeneration: UInt32 = 0
  private let placement = LayoutPlacement()

  init(_ view: LayoutView<L, Content>, _ inputs: NodeInputs) {
    layout = view.layout
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: LayoutView<L, Content>) {
    layout = view.layout
    // The new layout can place its views differently, which nothing else detects, so the size is always recalculated.
    invalidateSize()
    content.updateView(view.content)
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(items.map { LayoutSubview($0, placement) }, layoutDirection: environment.layoutDirection)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
    let subviews = subviews
    var current: L.Cache
    if var known = cache {
      if cacheGeneration != sizeCache.generation { layout.updateCache(&known, subviews: subviews) }
      current = known
    } else {
      current = layout.makeCache(subviews: subviews)
    }
    cacheGeneration = sizeCache.generation
    defer { cache = current }
    return body(subviews, &current)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    if let axis = L.layoutProperties.stackOrientation { for item in items { item.setStackAxis(axis) } }
    return withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
  }

  override func layoutContents() {
    placement.begin(in: frame, isMirrored: environment.isRightToLeft)
    withCache { layout.placeSubviews(in: frame, proposal: placedProposal, subviews: $0, cache: &$1) }
    // As in SwiftUI, views that the layout doesn't place are centered.
    for item in items where !placement.hasPlaced(item) {
      placement.place(item, at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: placedProposal)
    }
  }
}
