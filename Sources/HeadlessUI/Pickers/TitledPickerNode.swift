import Foundation
import ScreenModel

/// The base class for nodes of pickers that show one button.
///
/// The button's value is the text of the selected option.
class TitledPickerNode<Label: View, Value: Hashable, Content: View>: PickerNode<Label, Value, Content>, PicturedNode {
  final var title: String { label.accessibilityText() }

  private var chosenTitle: String? { selectedIndex.map { options[$0].title } }

  final override func measure(_ proposal: ProposedSize) -> CGSize {
    findSelection()
    let shown = [title, chosenTitle ?? ""].filter { !$0.isEmpty }.joined(separator: "  ")
    let size = TextMetrics.size(of: shown, font: environment.textFont(.body), width: nil)
    return CGSize(width: size.width + 2 * ScreenMetrics.Controls.menuPickerPadding, height: max(ScreenMetrics.Controls.menuPickerHeight, size.height))
  }

  final override func layoutContents() { findSelection() }

  final override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    // As on a device, if a picker is a list row, its label includes the selected option: “Theme, Dark”.
    let isRow = isWholeRow && host.tree.type(of: context.parent) == .cell
    let label = isRow ? [title, chosenTitle ?? ""].filter { !$0.isEmpty }.joined(separator: ", ") : title
    var properties = ElementProperties(type: .button, label: label, value: chosenTitle, frame: frame)
    properties.traits = .button
    properties.isEnabled = isUsable
    syncElement(consume properties, &context, includesChildren: false)
  }

  final override var pictured: (any PicturedNode)? { self }

  final func describe(_ look: inout ElementLook, in style: LookStyle) {
    (look.style, look.note, look.tint) = (style.isInRow && leadsToPage ? .plain : .menu, title, style.tint)
    look.text = TextLook(environment.textFont, style, environment)
  }

  /// Whether the options are on a page, not in a menu.
  var leadsToPage: Bool { false }

  final override var takesTapsOfRow: Bool { true }
}
