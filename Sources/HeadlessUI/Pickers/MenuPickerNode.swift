import Foundation

/// The node of a picker with a menu.
final class MenuPickerNode<Label: View, Value: Hashable, Content: View>: TitledPickerNode<Label, Value, Content> {
  private var open: MenuPresentation?
  private var rows: [PickerOptionNode] = []

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard environment.isEnabled, open == nil else { return true }
    let made = MenuPresentation(childInputs, anchor: frame) {
      Node.make(EmptyView(), $0)
    } rows: { [unowned self] in
      self.currentRows(in: $0)
    } dismiss: { [unowned self] in
      self.close()
    }
    open = made
    host.present(made)
    return true
  }

  private func currentRows(in presentation: MenuPresentation) -> [Node] {
    findSelection()
    while rows.count < options.count {
      let index = rows.count
      rows.append(PickerOptionNode(parent: presentation) { [unowned self] in self.choose(index) })
    }
    for option in options {
      let isEnabled = option.node.environment.isEnabled && environment.isEnabled
      rows[option.index].set(title: option.title, identifier: option.identifier, isSelected: option.index == selectedIndex, isEnabled: isEnabled)
    }
    return Array(rows.prefix(options.count))
  }

  private func close() {
    guard let open else { return }
    self.open = nil
    host.dismiss(open)
    for row in rows { row.tearDown() }
    rows = []
  }

  override func willTearDown() {
    close()
    super.willTearDown()
  }
}
