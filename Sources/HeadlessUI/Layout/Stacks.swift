import Foundation
import ScreenModel

/// A container that arranges views in a vertical column.
///
/// The default spacing is 8 points.
public struct VStack<Content: View>: View, PrimitiveView {
  let layout: StackLayout
  let content: Content

  /// Creates a vertical stack with an alignment and a spacing in points.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .vertical, spacing: spacing ?? 8, alignment: .horizontal(alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { StackNode(self, layout: layout, content: content, inputs) }
}

extension VStack: StackView {}

/// A container that arranges views in a horizontal row.
///
/// The default spacing is 8 points.
public struct HStack<Content: View>: View, PrimitiveView {
  let layout: StackLayout
  let content: Content

  /// Creates a horizontal stack with an alignment and a spacing in points.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    layout = StackLayout(axis: .horizontal, spacing: spacing ?? 8, alignment: .vertical(alignment))
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { StackNode(self, layout: layout, content: content, inputs) }
}

extension HStack: StackView {}

protocol StackView: View {
  associatedtype Content: View
  var layout: StackLayout { get }
  var content: Content { get }
}

private final class StackNode<Stack: StackView>: ContainerNode<Stack> {
  private var layout: StackLayout
  // The shares of the last measurement. A stack is usually placed right after it's measured, so keeping them avoids measuring all items again.
  private var measured: (shares: [StackLayout.Share], proposal: ProposedSize, generation: UInt32)?

  init(_ view: Stack, layout: StackLayout, content: Stack.Content, _ inputs: NodeInputs) {
    self.layout = layout
    super.init(inputs)
    self.content = Node.make(content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: Stack) {
    if layout != view.layout {
      layout = view.layout
      invalidateSize()
    }
    content.updateView(view.content)
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    let generation = sizeCache.generation
    let items = items
    let shares = layout.shares(of: items, proposal)
    measured = shares.map { ($0, proposal, generation) }
    return layout.measure(items, proposal, shares)
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] { layout.explicitGuides(of: items, proposal) }

  override func layoutContents() {
    let measured = measured
    self.measured = nil
    if let measured, measured.generation == sizeCache.generation, measured.proposal == placedProposal {
      layout.place(items, in: frame, placedProposal, measured.shares, isMirrored: environment.isRightToLeft)
    } else {
      layout.place(items, in: frame, placedProposal, isMirrored: environment.isRightToLeft)
    }
  }
}

/// A container that overlays views, with the last view in front.
public struct ZStack<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates a container that overlays its views with an alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ZStackNode(self, inputs) }
}

private final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>> {
  private var alignment: Alignment

  init(_ view: ZStack<Content>, _ inputs: NodeInputs) {
    alignment = view.alignment
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: ZStack<Content>) {
    if alignment != view.alignment {
      alignment = view.alignment
      invalidateSize()
    }
    content.updateView(view.content)
  }

  /// Returns the origins at which the items' guides coincide, and the size of all items together.
  private func guided(_ proposal: ProposedSize) -> (origins: [CGPoint], size: CGSize) {
    let places = items.map { item in
      let size = item.size(for: proposal)
      let dimensions = item.dimensions(for: proposal, size: size)
      return (guide: CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical]), size: size)
    }
    let line = CGPoint(x: places.map(\.guide.x).max() ?? 0, y: places.map(\.guide.y).max() ?? 0)
    let origins = places.map { CGPoint(x: (line.x - $0.guide.x).rounded(.down), y: (line.y - $0.guide.y).rounded(.down)) }
    let ends = zip(origins, places).map { CGPoint(x: $0.x + $1.size.width, y: $0.y + $1.size.height) }
    return (origins, CGSize(width: ends.map(\.x).max() ?? 0, height: ends.map(\.y).max() ?? 0))
  }

  override func explicitGuides(for proposal: ProposedSize) -> [AlignmentKey: CGFloat] {
    var merged = MergedGuides()
    for (item, origin) in zip(items, guided(proposal).origins) { merged.add(item.guides(for: proposal), at: origin) }
    return merged.all
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    if usesGuides(alignment) { return guided(proposal).size }
    var size = CGSize.zero
    for item in items {
      let wanted = item.size(for: proposal)
      size = CGSize(width: max(size.width, wanted.width), height: max(size.height, wanted.height))
    }
    return size
  }

  override func layoutContents() {
    if usesGuides(alignment) {
      for (item, origin) in zip(items, guided(placedProposal).origins) {
        let size = item.size(for: placedProposal)
        let x = environment.isRightToLeft ? frame.maxX - origin.x - size.width : frame.minX + origin.x
        item.place(at: CGPoint(x: x, y: frame.minY + origin.y), proposal: placedProposal)
      }
      return
    }
    for item in items {
      let origin = alignment.origin(of: item.size(for: placedProposal), in: frame, isMirrored: environment.isRightToLeft)
      item.place(at: origin, proposal: placedProposal)
    }
  }

  override func syncChildren(_ context: inout SyncContext) {
    guard let ordered = branchesByZIndex else { return super.syncChildren(&context) }
    for branch in ordered { branch.sync(&context) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) {
    if let ordered = branchesByZIndex { ordered.forEach(body) } else { super.forEachSyncedChild(body) }
  }

  // The views from back to front, each with the modifiers that wrap it, or `nil` if the views are in source order.
  private var branchesByZIndex: [Node]? {
    guard items.contains(where: { $0.zIndex != 0 }) else { return nil }
    let ordered = items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    return ordered.map { branch(of: $0.element) }
  }

  private func branch(of item: Node) -> Node {
    var branch = item
    while let around = branch.parent, around !== self, around.collectItems().only === item { branch = around }
    return branch
  }
}

/// A flexible space along the axis of the enclosing stack, or along both axes outside of a stack.
public struct Spacer: View, PrimitiveView {
  let minLength: CGFloat

  /// Creates a spacer with a minimum length in points.
  ///
  /// The default minimum length is 8.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength ?? 8 }

  func makeNode(_ inputs: NodeInputs) -> Node { SpacerNode(self, inputs) }
}

private final class SpacerNode: ViewNode<Spacer> {
  private var minLength: CGFloat
  private var axis: Axis?

  init(_ view: Spacer, _ inputs: NodeInputs) {
    minLength = view.minLength
    super.init(inputs)
  }

  override var isItem: Bool { true }

  override func update(_ view: Spacer) {
    if minLength != view.minLength {
      minLength = view.minLength
      invalidateSize()
    }
  }

  override func setStackAxis(_ axis: Axis) {
    if self.axis != axis {
      self.axis = axis
      sizeCache.removeAllButAnswered()
    }
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    func length(_ along: Axis) -> CGFloat { axis == nil || axis == along ? max(minLength, proposal[along] ?? minLength) : 0 }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  // With the lowest priority, spacers shrink before the views around them.
  override var layoutPriority: Double { -.infinity }
}
