import SwiftUI

struct ListUsesItem: Identifiable, Hashable {
  let id: Int
  var name = ""
  var children: [ListUsesItem]?
}

struct ListUses: View {
  @State private var items = [ListUsesItem(id: 1)]
  @State private var selection: ListUsesItem.ID?
  @State private var selections = Set<Int>()
  @State private var editMode: EditMode = .inactive
  @State private var isExpanded = false
  @Environment(\.editMode) private var mode

  var body: some View {
    List(items, selection: $selection) { Text($0.name) }
    List(items, selection: $selections) { item in Text(item.name) }
    List(items, id: \.self, selection: .constant(ListUsesItem?.none)) { Text($0.name) }
    List(selection: $selection) { ForEach(items) { item in NavigationLink(item.name, value: item.id) } }
    List(selection: $selections) {
      ForEach(items) { Text($0.name).tag($0.id) }
        .onDelete(perform: delete)
        .onMove(perform: move)
    }
    .environment(\.editMode, $editMode)
    .environment(\.editMode, .constant(.active))
    List($items, editActions: .all) { $item in TextField("Name", text: $item.name) }
    List(items, children: \.children) { Text($0.name) }
    List(items, id: \.id, children: \.children) { Text($0.name) }
    List {
      OutlineGroup(items, children: \.children) { Text($0.name) }
      DisclosureGroup("More") { Text("Inside") }
      DisclosureGroup("More", isExpanded: $isExpanded) { Text("Inside") }
      DisclosureGroup(isExpanded: $isExpanded) {
        Text("Inside")
      } label: {
        Label("More", systemImage: "plus")
      }
      Text("Fixed").moveDisabled(true).deleteDisabled(mode?.wrappedValue == .active).selectionDisabled()
      Text("Inbox").badge(5)
      Text("News").badge("New")
    }
    .toolbar { EditButton() }
    if mode?.wrappedValue.isEditing == true { Button("Select all") { editMode = editMode.isEditing ? .inactive : .active } }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }

  private func move(from source: IndexSet, to destination: Int) { items.move(fromOffsets: source, toOffset: destination) }
}
