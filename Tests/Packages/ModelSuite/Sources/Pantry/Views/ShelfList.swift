import SwiftData
import SwiftUI

struct ShelfList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Shelf.name) private var shelves: [Shelf]
  @State private var newName = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(shelves) { shelf in
          NavigationLink(value: shelf) {
            HStack {
              Text(shelf.name)
              Spacer()
              Text("\(shelf.items.count)").accessibilityIdentifier("count of \(shelf.name)")
            }
          }
        }
        .onDelete { offsets in
          for offset in offsets { context.delete(shelves[offset]) }
        }
        TextField("New shelf", text: $newName)
          .onSubmit(addShelf)
      }
      .overlay {
        if shelves.isEmpty { ContentUnavailableView("No shelves", systemImage: "cabinet") }
      }
      .navigationTitle("Pantry")
      .navigationDestination(for: Shelf.self) { ItemList(shelf: $0) }
    }
  }

  private func addShelf() {
    guard !newName.isEmpty else { return }
    context.insert(Shelf(name: newName))
    newName = ""
  }
}
