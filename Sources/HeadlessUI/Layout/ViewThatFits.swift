import Foundation

/// A container that shows the first of its views that fits the proposed area.
///
/// If no view fits, the container shows the last one.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  let axes: Axis.Set
  let content: Content

  /// Creates a container that shows the first of its views that fits along the given axes.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the lengths are compared.
  ///   - content: The candidates, in order of preference.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ViewThatFitsNode(self, inputs) }
}

private final class ViewThatFitsNode<Content: View>: ContainerNode<ViewThatFits<Content>> {
  private var axes: Axis.Set
  // The candidates. A modifier that wraps a single candidate is included, because it appears and disappears with the candidate.
  private var candidates: [Node]?
  private var shown: Node?

  init(_ view: ViewThatFits<Content>, _ inputs: NodeInputs) {
    axes = view.axes
    super.init(inputs)
    content = Node.make(view.content, childInputs)
    _ = currentCandidates
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func update(_ view: ViewThatFits<Content>) {
    if axes != view.axes {
      axes = view.axes
      invalidateSize()
    }
    content.updateView(view.content)
  }

  override func invalidateItems() {
    super.invalidateItems()
    candidates = nil
  }

  private var currentCandidates: [Node] {
    if let candidates { return candidates }
    var segments: [RowSegment] = []
    content.collectRows(into: &segments)
    let found = segments.compactMap(\.fixedRow)
    candidates = found
    for candidate in found where candidate !== shown { candidate.isParked = true }
    return found
  }

  private func choice(_ proposal: ProposedSize) -> Node? {
    let candidates = currentCandidates
    let ideal = ProposedSize(width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
    return candidates.first { candidate in
      let size = candidate.collectItems().size(for: ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity) && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    } ?? candidates.last
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { choice(proposal)?.collectItems().size(for: proposal) ?? .zero }

  override func layoutContents() {
    let chosen = choice(placedProposal)
    if shown !== chosen {
      if let shown, shown.isAlive {
        shown.detachElements()
        shown.setParked(true)
      }
      shown = chosen
    }
    chosen?.setParked(false)
    chosen?.collectItems().place(at: frame.origin, proposal: placedProposal)
  }

  override func syncChildren(_ context: inout SyncContext) { if let shown { for item in shown.collectItems() { item.sync(&context) } } }

  override func forEachSyncedChild(_ body: (Node) -> Void) { if let shown, shown.isAlive { body(shown) } }
}
