import Foundation

/// A layout that arranges the views of ``GridRow``s in columns and rows.
///
/// A view outside of a grid row forms a row by itself.
public struct GridLayout: Layout, Sendable {
  /// The alignment of the views in their cells.
  public var alignment: Alignment
  /// The distance between columns, in points.
  ///
  /// If the value is `nil`, the distance is 8 points.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows, in points.
  ///
  /// If the value is `nil`, the distance is 8 points.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout with an alignment and spacings in points.
  public nonisolated init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  @MainActor
  private func arrangement(_ subviews: Subviews) -> GridArrangement {
    GridArrangement(ItemList(subviews.map(\.node)), alignment: alignment, spacing: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8))
  }

  /// Returns the size of the grid for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      let arrangement = arrangement(subviews)
      return arrangement.lengths(for: proposal).size(spacing: arrangement.spacing)
    }
  }

  /// Places the views in columns and rows.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated {
      arrangement(subviews).place(in: bounds, proposal: proposal, isMirrored: false)
      for subview in subviews { subview.noteThatItIsPlaced() }
    }
  }
}
