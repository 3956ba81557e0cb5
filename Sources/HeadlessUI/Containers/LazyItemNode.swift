import Foundation
import ScreenModel

/// What a lazy container shows of one of its views: a `cell` around it in a grid, the view's own elements in a stack.
final class LazyItemNode: RowNode {
  /// Whether something in the view must be brought to the element tree.
  var hasChanges: Bool { items.contains { $0.needsSync } }

  func layout(in rect: CGRect, proposal: ProposedSize, alignment: Alignment) {
    setFrame(rect)
    let size = contentSize(proposal)
    placeItems(at: alignment.origin(of: size, in: rect), size: size, proposal)
  }
}
