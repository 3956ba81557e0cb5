import SwiftUI

// A view file in the style of ordinary apps: a split view with a form.

private struct Person: Identifiable, Hashable, Codable {
  var id = UUID()
  var name: String
  var age: Int
  var role: Role
  enum Role: String, Codable, CaseIterable, Identifiable {
    case dev, design
    var id: String { rawValue }
  }
}
@Observable @MainActor private final class PeopleStore {
  var people: [Person] = []
  var selection: Person.ID?
  var query = ""
  var scope: Person.Role? = nil
  var filtered: [Person] {
    people.filter { (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)) && (scope == nil || $0.role == scope) }.sorted(using: KeyPathComparator(\.name))
  }
  subscript(id: Person.ID) -> Binding<Person>? {
    guard let i = people.firstIndex(where: { $0.id == id }) else { return nil }
    return Binding(get: { self.people[i] }, set: { self.people[i] = $0 })
  }
}
private struct PeopleView: View {
  @State private var store = PeopleStore()
  @State private var visibility: NavigationSplitViewVisibility = .automatic
  @State private var isInspectorShown = false
  @State private var sortOrder = [KeyPathComparator(\Person.name)]
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(selection: $store.selection) {
        ForEach(store.filtered) { person in NavigationLink(value: person.id) { Label(person.name, systemImage: "person.crop.circle") }.badge(person.age) }.onDelete {
          store.people.remove(atOffsets: $0)
        }
      }
      .searchable(text: $store.query, placement: .sidebar).searchScopes($store.scope) {
        Text("All").tag(Person.Role?.none)
        ForEach(Person.Role.allCases) { Text($0.rawValue.capitalized).tag(Optional($0)) }
      }
      .overlay { if store.filtered.isEmpty { ContentUnavailableView.search(text: store.query) } }.navigationSplitViewColumnWidth(min: 200, ideal: 250)
    } detail: {
      if let id = store.selection, let person = store[id] {
        PersonForm(person: person).inspector(isPresented: $isInspectorShown) { Text("Inspector").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
      } else {
        Text("Select someone").foregroundStyle(.secondary)
      }
    }.navigationSplitViewStyle(.balanced)
  }
}
private struct PersonForm: View {
  @Binding var person: Person
  @FocusState private var isNameFocused: Bool
  @Environment(\.isEnabled) var isEnabled
  private var isValid: Bool { !person.name.isEmpty && (18...99).contains(person.age) }
  var body: some View {
    Form {
      Section {
        LabeledContent("Name") { TextField("Name", text: $person.name).multilineTextAlignment(.trailing).focused($isNameFocused) }
        TextField("Age", value: $person.age, format: .number).keyboardType(.numberPad)
        Picker("Role", selection: $person.role) { ForEach(Person.Role.allCases) { role in Text(role.rawValue).tag(role) } }.pickerStyle(.menu)
      } footer: {
        if !isValid { Text("Invalid").foregroundStyle(.red) }
      }
      Gauge(value: Double(person.age), in: 0...100) {
        Text("Age")
      } currentValueLabel: {
        Text("\(person.age)")
      }.gaugeStyle(.accessoryCircular)
      DisclosureGroup("More") {
        Grid(alignment: .leading) {
          GridRow {
            Text("A")
            Text("B").gridColumnAlignment(.trailing)
          }
          Divider().gridCellUnsizedAxes(.horizontal)
        }
      }
    }
    .formStyle(.grouped).onAppear { isNameFocused = true }.navigationTitle($person.name).toolbarBackground(.visible, for: .navigationBar).toolbarRole(.editor)
  }
}
