import SwiftUI

// Menus and pickers nested in menus, in a toolbar and in a context menu.

private enum SortOrder: String, CaseIterable { case name, date, size }

private struct SortMenus: View {
  @State private var order = SortOrder.name
  @State private var isAscending = true
  @State private var isAsking = false
  @State private var filter: Set<String> = []
  @State private var columns = 2
  var body: some View {
    Text("Files")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Menu {
            Picker("Order", selection: $order) {
              ForEach(SortOrder.allCases, id: \.self) { order in
                Label(order.rawValue.capitalized, systemImage: order == .name ? "textformat" : order == .date ? "calendar" : "ruler").tag(order)
              }
            }
            Divider()
            Picker(selection: $isAscending) {
              Label("Up", systemImage: "arrow.up").tag(true)
              Label("Down", systemImage: "arrow.down").tag(false)
            } label: {
              Text("Direction")
            }
            Menu("Filter") {
              ForEach(["Red", "Green", "Blue"], id: \.self) { name in
                Button {
                  if filter.contains(name) { filter.remove(name) } else { filter.insert(name) }
                } label: {
                  if filter.contains(name) { Label(name, systemImage: "checkmark") } else { Text(name) }
                }
              }
              Menu {
                Picker("Columns", selection: $columns) { ForEach(1..<5) { Text("\($0) columns").tag($0) } }.pickerStyle(.inline)
              } label: {
                Label("Columns", systemImage: "square.grid.2x2")
              }
              Section("More") {
                Toggle("Ascending", isOn: $isAscending)
                Button("All", role: .destructive) { filter = [] }
              }
            }
            Button(action: { isAsking = true }) { Label("Reset", systemImage: "arrow.counterclockwise") }
          } label: {
            Image(systemName: "ellipsis.circle").imageScale(.large).foregroundColor(filter.isEmpty ? .primary : .red)
          }
        }
        ToolbarItem(placement: .principal) {
          VStack(spacing: 0) {
            Text("Files").font(.headline)
            Text(filter.isEmpty ? "All" : filter.sorted().joined(separator: ", ")).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
      .contextMenu {
        Button("Open") {}
        Menu("Sort by") {
          Button("Nothing") {}
          Picker("Order", selection: $order) { ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue) } }
        }
      }
      .confirmationDialog("Reset the order?", isPresented: $isAsking, titleVisibility: .visible) {
        ForEach(SortOrder.allCases, id: \.self) { one in Button(one.rawValue) { order = one } }
        Button("Cancel", role: .cancel) {}
      }
  }
}
