import Foundation

/// A grid, as a layout of ``GridRow``s; a view outside of a row is a row of its own.
public struct GridLayout: Layout, Sendable {
  /// The alignment of the views.
  public var alignment: Alignment
  /// The distance between columns in points; `nil` for 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; `nil` for 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public nonisolated init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor
  private func arrangement(_ subviews: Subviews) -> GridArrangement {
    GridArrangement(ItemList(subviews.map(\.node)), alignment: alignment, spacing: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8))
  }

  /// Returns the size of the grid.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      let arrangement = arrangement(subviews)
      return arrangement.lengths(for: proposal).size(spacing: arrangement.spacing)
    }
  }

  /// Places the views in rows and columns.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      arrangement(subviews).place(in: bounds, proposal: proposal, isMirrored: false)
      for subview in subviews { subview.noteThatItIsPlaced() }
    }
  }
}
