import Foundation

/// A container that arranges views in rows and columns.
///
/// Each column has the same width in all rows. The default spacing is 8 points.
public struct Grid<Content: View>: View, PrimitiveView {
  let alignment: Alignment
  let spacing: CGSize
  let content: Content

  /// Creates a grid with an alignment and spacings in points.
  ///
  /// A view outside of a ``GridRow`` forms a row that spans all columns.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    spacing = CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8)
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { GridNode(self, inputs) }
}

/// A row of a ``Grid``.
///
/// Each view of the row is in its own column.
public struct GridRow<Content: View>: View, PrimitiveView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row of a grid.
  ///
  /// If the alignment is `nil`, the grid's alignment applies.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Returns whether the row can be several rows of a list.
  ///
  /// Outside of a grid, a grid row is the same as the views in it.
  public static func _mayBeSeveral(depth: Int) -> Bool { Content._mayBeSeveral(depth: depth) }

  func makeNode(_ inputs: NodeInputs) -> Node { GridRowNode(self, inputs) }
}

/// A node of a grid row.
@MainActor
protocol GridRowing: Node {
  var rowAlignment: VerticalAlignment? { get }
}

private final class GridRowNode<Content: View>: ViewNode<GridRow<Content>>, GridRowing {
  private(set) var rowAlignment: VerticalAlignment?
  private var child: Node!

  init(_ view: GridRow<Content>, _ inputs: NodeInputs) {
    rowAlignment = view.alignment
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override func update(_ view: GridRow<Content>) {
    if rowAlignment != view.alignment {
      rowAlignment = view.alignment
      invalidateLayout()
    }
    child.updateView(view.content)
  }

  override func appendItems(to items: inout ItemList) {
    items.beGroup()
    child.appendItems(to: &items)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>> {
  private var alignment: Alignment
  private var spacing: CGSize

  init(_ view: Grid<Content>, _ inputs: NodeInputs) {
    alignment = view.alignment
    spacing = view.spacing
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: Grid<Content>) {
    if alignment != view.alignment || spacing != view.spacing {
      alignment = view.alignment
      spacing = view.spacing
      invalidateSize()
    }
    content.updateView(view.content)
  }

  private var arrangement: GridArrangement { GridArrangement(items, alignment: alignment, spacing: spacing) }

  override func measure(_ proposal: ProposedSize) -> CGSize { arrangement.lengths(for: proposal).size(spacing: spacing) }

  override func layoutContents() { arrangement.place(in: frame, proposal: placedProposal, isMirrored: environment.isRightToLeft) }
}
