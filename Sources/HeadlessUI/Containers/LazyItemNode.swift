import Foundation
import ScreenModel

/// The node of a view in a lazy container.
///
/// The view keeps its own elements.
final class LazyItemNode: RowNode {
  func layout(in rect: CGRect, proposal: ProposedSize, alignment: Alignment) {
    setFrame(rect)
    items.place(at: alignment.origin(of: contentSize(proposal), in: rect, isMirrored: environment.isRightToLeft), proposal: proposal)
  }
}
