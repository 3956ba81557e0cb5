import Foundation

/// The node of a picker that is a button and shows its options as rows on a separate page.
///
/// A tap on an option selects it and goes back.
final class LinkPickerNode<Label: View, Value: Hashable, Content: View>: TitledPickerNode<Label, Value, Content> {
  private var view: Picker<Label, Value, Content>
  private weak var page: PageNode?

  override init(_ view: Picker<Label, Value, Content>, _ inputs: NodeInputs) {
    self.view = view
    super.init(view, inputs)
  }

  override func update(_ view: Picker<Label, Value, Content>) {
    self.view = view
    super.update(view)
    if let page, page.isAlive { page.content.updateView(optionsPage) }
  }

  // Like a navigation link, the picker is disabled outside of a navigation stack.
  override var isUsable: Bool { environment.isEnabled && environment.navigation != nil }

  override var leadsToPage: Bool { true }

  private var optionsPage: PickerOptionsPage<Label, Value, Content> {
    let selection = view.selection
    let choice = Binding {
      selection.wrappedValue
    } set: { [weak self] in
      selection.wrappedValue = $0
      self?.goBack()
    }
    return PickerOptionsPage(title: title, picker: Picker(selection: choice, content: view.content, label: view.label))
  }

  private func goBack() {
    guard let page, page.isAlive else { return }
    self.page = nil
    environment.navigation?.stack?.remove(page)
  }

  override func handleTap(_ tap: TapEvent) -> Bool {
    guard isUsable else { return true }
    let shown = optionsPage
    page = environment.navigation?.stack?.push { Node.make(shown, $0) }
    return true
  }
}

/// The page with the options of a picker.
private struct PickerOptionsPage<Label: View, Value: Hashable, Content: View>: View, TransparentView {
  let title: String
  let picker: Picker<Label, Value, Content>

  var body: some View {
    List { picker.pickerStyle(.inline) }.navigationTitle(title)
  }
}
