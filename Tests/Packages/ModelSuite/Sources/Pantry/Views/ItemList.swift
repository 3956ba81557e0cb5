import SwiftData
import SwiftUI

struct ItemList: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Bindable var shelf: Shelf
  @State private var search = ""
  @State private var isDescending = false
  @State private var isAdding = false

  var body: some View {
    FoundItems(shelf: shelf, search: search, order: isDescending ? .reverse : .forward)
      .searchable(text: $search)
      .navigationTitle($shelf.name)
      .toolbar {
        Button("Sort", systemImage: "arrow.up.arrow.down") { isDescending.toggle() }
        Button("Add", systemImage: "plus") { isAdding = true }
        Button("Delete shelf", systemImage: "trash", role: .destructive, action: deleteShelf)
        Button("Import") { Task { await importDelivery() } }
      }
      .sheet(isPresented: $isAdding) { AddItem(shelf: shelf) }
  }

  private func deleteShelf() {
    context.delete(shelf)
    dismiss()
  }

  private func importDelivery() async {
    let importer = Importer(modelContainer: context.container)
    _ = try? await importer.importDelivery(of: ["Beans", "Corn", "Salt"], to: shelf.persistentModelID)
  }
}

private struct FoundItems: View {
  @Environment(\.modelContext) private var context
  @Query private var items: [Item]

  init(shelf: Shelf, search: String, order: SortOrder) {
    let id = shelf.persistentModelID
    _items = Query(
      filter: #Predicate<Item> { item in
        item.shelf?.persistentModelID == id && (search.isEmpty || item.title.localizedStandardContains(search))
      },
      sort: \Item.title, order: order)
  }

  var body: some View {
    List {
      ForEach(items) { item in
        NavigationLink {
          ItemDetail(item: item)
        } label: {
          ItemRow(item: item)
        }
      }
      .onDelete { offsets in
        for offset in offsets { context.delete(items[offset]) }
      }
    }
    .accessibilityIdentifier("items")
  }
}

private struct ItemRow: View {
  let item: Item

  var body: some View {
    HStack {
      Text(item.title)
      Spacer()
      Text("\(item.amount)")
    }
    .accessibilityElement(children: .combine)
  }
}
