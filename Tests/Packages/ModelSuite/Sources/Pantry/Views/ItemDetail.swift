import SwiftData
import SwiftUI

struct ItemDetail: View {
  @Bindable var item: Item

  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      Stepper("Amount: \(item.amount)", value: $item.amount, in: 0...99)
      Picker("Kind", selection: $item.kind) {
        ForEach(Kind.allCases) { Text($0.rawValue.capitalized).tag($0) }
      }
      if item.isUsedUp { Text("Used up") }
      Section("Labels") {
        ForEach(item.labels) { Text($0.word) }
      }
    }
    .navigationTitle("Item")
  }
}

struct AddItem: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  let shelf: Shelf
  @State private var title = ""

  var body: some View {
    NavigationStack {
      Form { TextField("Title of the new item", text: $title) }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(title.isEmpty) }
        }
    }
  }

  private func save() {
    let item = Item(title: title)
    context.insert(item)
    shelf.items.append(item)
    dismiss()
  }
}
