import SwiftUI

struct TableAndDragUsesPerson: Identifiable, Codable, Transferable {
  let id: Int
  var givenName = ""
  var age = 0

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.givenName)
  }
}

struct TableAndDragUses: View {
  @State private var people = [TableAndDragUsesPerson(id: 1)]
  @State private var selection: Int?
  @State private var selections = Set<Int>()
  @State private var order = [KeyPathComparator(\TableAndDragUsesPerson.givenName)]
  @State private var isTargeted = false

  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.givenName)
      TableColumn("Age") { person in Text("\(person.age)") }.width(min: 50, max: 80)
    }
    .tableStyle(.inset)
    Table(people, selection: $selection) { TableColumn("Name", value: \.givenName) }
    Table(people, selection: $selections, sortOrder: $order) {
      TableColumn("Name", value: \.givenName) { Text($0.givenName) }
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
    tablesOfRows
    Table(of: TableAndDragUsesPerson.self) {
      TableColumn("Name", value: \.givenName)
    } rows: {
      TableRow(people[0]).itemProvider { NSItemProvider(object: people[0].givenName as NSString) }
    }
    Text("Drag").draggable("text")
    Text("Drag").draggable(people[0]) { Text("Preview") }
    Text("Drop").dropDestination(for: String.self) { items, location in
      !items.isEmpty && location.x > 0
    } isTargeted: {
      isTargeted = $0
    }
    Text("Drop").dropDestination(for: TableAndDragUsesPerson.self) { items, _ in
      people += items
      return true
    }
  }

  @ViewBuilder private var tablesOfRows: some View {
    Table(of: TableAndDragUsesPerson.self) {
      TableColumn("Name", value: \.givenName)
    } rows: {
      ForEach(people) { person in
        TableRow(person)
        TableRow(TableAndDragUsesPerson(id: -person.id))
        TableRow(TableAndDragUsesPerson(id: 2 * person.id)).contextMenu { Button("Delete") {} }
      }
    }
    Table(of: TableAndDragUsesPerson.self, sortOrder: $order) {
      TableColumn("Name", value: \.givenName)
    } rows: {
      ForEach(people) { TableRow($0) }
    }
    Table(of: TableAndDragUsesPerson.self, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.givenName)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    } rows: {
      ForEach(people) { TableRow($0) }
    }
    Table(selection: $selections) {
      TableColumn("Name", value: \TableAndDragUsesPerson.givenName)
    } rows: {
      ForEach(people) { TableRow($0) }
    }
    Table(sortOrder: $order) {
      TableColumn("Name") { (person: TableAndDragUsesPerson) in Text(person.givenName) }
    } rows: {
      TableRow(people[0])
    }
    Table {
      TableColumn("Name", value: \TableAndDragUsesPerson.givenName)
    } rows: {
      TableRow(people[0])
    }
  }
}
