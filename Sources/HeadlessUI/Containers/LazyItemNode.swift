import Foundation
import ScreenModel

/// The node of a view in a lazy container.
///
/// The node doesn't have an element, because the view has its own elements.
final class LazyItemNode: RowNode, PicturedNode {
  override var pictured: (any PicturedNode)? { self }

  func changeLook(_ style: inout LookStyle) { changeLookAround(&style) }

  func layout(in rect: CGRect, proposal: ProposedSize, alignment: Alignment) {
    setFrame(rect)
    items.place(at: alignment.origin(of: contentSize(proposal), in: rect, isMirrored: environment.isRightToLeft), proposal: proposal)
  }
}
