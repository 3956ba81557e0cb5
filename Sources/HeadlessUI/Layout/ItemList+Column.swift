import Foundation

// If there are several views where one is expected, they're laid out in a column.
@MainActor
extension ItemList {
  /// Returns the size of the only item for a proposal, or of the column if there are several items.
  func size(for proposal: ProposedSize) -> CGSize { only?.size(for: proposal) ?? StackLayout.implicit.measure(self, proposal) }

  /// Places the only item, or the column if there are several items.
  func place(at origin: CGPoint, proposal: ProposedSize) {
    if let only {
      only.place(at: origin, proposal: proposal)
    } else {
      StackLayout.implicit.place(self, in: CGRect(origin: origin, size: size(for: proposal)), proposal)
    }
  }
}
