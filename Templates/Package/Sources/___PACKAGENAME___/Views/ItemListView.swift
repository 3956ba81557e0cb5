import SwiftUI

/// The first screen, with all items and a field for a new item.
public struct ItemListView: View {
  @State private var store = ItemStore()
  @State private var title = ""

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack {
        HStack {
          TextField("New item", text: $title).accessibilityIdentifier("NewItemField")
          Button("Add", action: add).disabled(title.isEmpty || store.isSaving)
        }
        if store.isSaving { Text("Saving…").accessibilityIdentifier("SavingLabel") }
        List(store.items) { item in
          NavigationLink(item.title, value: item)
        }
        .accessibilityIdentifier("ItemList")
      }
      .navigationTitle("Items")
      .navigationDestination(for: Item.self) { ItemView(item: $0) }
    }
  }

  private func add() {
    let added = title
    title = ""
    Task { await store.add(added) }
  }
}
