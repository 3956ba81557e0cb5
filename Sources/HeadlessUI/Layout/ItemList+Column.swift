import Foundation

// Several views in the place of one are laid out as a column.
@MainActor
extension ItemList {
  /// Returns the size of the only item, or of the column if there are several, for a proposal.
  func size(for proposal: ProposedSize) -> CGSize { only?.size(for: proposal) ?? StackLayout.implicit.measure(self, proposal) }

  /// Places the only item, or the column if there are several.
  func place(at origin: CGPoint, proposal: ProposedSize) {
    if let only {
      only.place(at: origin, proposal: proposal)
    } else {
      StackLayout.implicit.place(self, in: CGRect(origin: origin, size: size(for: proposal)), proposal)
    }
  }
}
