import Foundation
import ScreenModel

/// The node of a picker that shows its options as rows of the enclosing list or in a column.
final class InlinePickerNode<Label: View, Value: Hashable, Content: View>: PickerNode<Label, Value, Content>, ContentProviding {
  private var rows: [PickerOptionNode] = []

  override func forEachChild(_ body: (Node) -> Void) {
    super.forEachChild(body)
    for row in rows { body(row) }
  }

  override func forEachSyncedChild(_ body: (Node) -> Void) { for row in rows.prefix(options.count) { body(row) } }

  private var layout: StackLayout { StackLayout(axis: .vertical, spacing: 22, alignment: .horizontal(.leading)) }

  // The list lays out the rows instead of the picker, so update the rows each time they're requested.
  private func currentRows() -> [PickerOptionNode] {
    findSelection()
    while rows.count < options.count {
      let index = rows.count
      rows.append(PickerOptionNode(parent: self) { [unowned self] in self.choose(index) })
    }
    for row in rows[options.count...] { row.detachElements() }
    for option in options {
      let isEnabled = option.node.environment.isEnabled && environment.isEnabled
      rows[option.index].set(title: option.title, identifier: option.identifier, isSelected: option.index == selectedIndex, isEnabled: isEnabled)
    }
    return Array(rows.prefix(options.count))
  }

  override func measure(_ proposal: ProposedSize) -> CGSize { layout.measure(ItemList(currentRows()), proposal) }

  override func layoutContents() { layout.place(ItemList(currentRows()), in: frame, placedProposal) }

  override var contentProvider: (any ContentProviding)? { self }

  func appendRows(to segments: inout [RowSegment]) { for row in currentRows() { segments.append(.node(row)) } }

  override func bindingDidChange() {
    super.bindingDidChange()
    _ = currentRows()
  }

  override func environmentDidChange() {
    super.environmentDidChange()
    _ = currentRows()
  }

  override func invalidateItems() {
    super.invalidateItems()
    if isAlive, content != nil { _ = currentRows() }
  }

  override func syncContents(_ context: inout SyncContext) {
    guard context.overrides?.isHandedDown == false else {
      removeElement()
      return syncChildren(&context)
    }
    var properties = ElementProperties(type: .other, label: label.accessibilityText(), frame: frame)
    properties.isEnabled = environment.isEnabled
    properties.ignoresTouches = true
    syncElement(consume properties, &context)
  }

  override func syncChildren(_ context: inout SyncContext) { for row in currentRows() { row.sync(&context) } }
}
