import SwiftData
import SwiftUI

/// The first screen, with all items and a field for a new item.
public struct ItemListView: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Item.added) private var items: [Item]
  @State private var title = ""

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack {
        HStack {
          TextField("New item", text: $title).accessibilityIdentifier("NewItemField")
          Button("Add", action: add).disabled(title.isEmpty)
        }
        List {
          ForEach(items) { item in
            NavigationLink(item.title, value: item)
          }
          .onDelete(perform: delete)
        }
        .accessibilityIdentifier("ItemList")
      }
      .navigationTitle("Items")
      .navigationDestination(for: Item.self) { ItemView(item: $0) }
    }
  }

  private func add() {
    context.insert(Item(title: title))
    title = ""
  }

  private func delete(at offsets: IndexSet) {
    for offset in offsets { context.delete(items[offset]) }
  }
}
