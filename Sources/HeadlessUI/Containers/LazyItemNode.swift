import Foundation
import ScreenModel

/// What a lazy container shows of one of its views: a `cell` around it in a grid, the view's own elements in a stack.
final class LazyItemNode: RowNode {
  func layout(in rect: CGRect, proposal: ProposedSize, alignment: Alignment) {
    setFrame(rect)
    items.place(at: alignment.origin(of: contentSize(proposal), in: rect), proposal: proposal)
  }
}
