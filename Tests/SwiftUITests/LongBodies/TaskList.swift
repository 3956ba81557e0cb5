import SwiftUI

// A list with bindings to its rows, swipe actions, a context menu and many ternary expressions.

private struct TaskItem: Identifiable {
  let id = UUID()
  var title = ""
  var detail: String?
  var count = 0
  var price = 1.5
  var isDone = false
  var tags: [String] = []
  var date = Date()
}

private struct TaskList: View {
  @State private var items: [TaskItem] = []
  @State private var selection = Set<UUID>()
  @State private var edited: TaskItem?
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    List(selection: $selection) {
      ForEach($items) { $item in
        HStack(alignment: .firstTextBaseline, spacing: item.count > 3 ? 12 : 6) {
          Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle").foregroundStyle(item.isDone ? .green : .secondary)
            .onTapGesture { withAnimation { item.isDone.toggle() } }
          VStack(alignment: .leading, spacing: 4) {
            HStack {
              Text(item.title.isEmpty ? "Untitled" : item.title).strikethrough(item.isDone).font(item.count > 10 ? .headline : .body).lineLimit(typeSize > .large ? 3 : 1)
              if item.count > 0 {
                Text("\(item.count)").font(.caption).padding(.horizontal, 6).padding(.vertical, 2)
                  .background(Capsule().fill(scheme == .dark ? Color.white.opacity(0.2) : Color.black.opacity(0.1)))
              }
            }
            if let detail = item.detail { Text(detail).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.leading) } else { EmptyView() }
            ScrollView(.horizontal, showsIndicators: false) {
              HStack { ForEach(item.tags, id: \.self) { tag in Text("#" + tag).font(.caption2).padding(4).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4)) } }
            }
            Text(item.date, format: .dateTime.day().month().year()) + Text(" · ") + Text(item.price, format: .currency(code: "EUR")).bold()
          }
          Spacer(minLength: 8)
          Text(item.price * Double(item.count) > 100 ? "Expensive" : item.price * Double(item.count) > 10 ? "Fair" : "Cheap")
            .foregroundColor(item.price > 100 ? .red : item.price > 10 ? .orange : .green)
        }
        .padding(.vertical, 4).contentShape(Rectangle()).opacity(item.isDone ? 0.5 : 1)
        .swipeActions(edge: .trailing, allowsFullSwipe: true) {
          Button(role: .destructive) {
            items.removeAll { $0.id == item.id }
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button {
            edited = item
          } label: {
            Label("Edit", systemImage: "pencil")
          }.tint(.orange)
        }
        .contextMenu {
          Button {
            item.count += 1
          } label: {
            Label("More", systemImage: "plus")
          }
          Button("Less") { item.count -= 1 }
        }
        .listRowBackground(item.isDone ? Color.green.opacity(0.1) : Color.clear).listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    }
    .listStyle(.insetGrouped)
    .refreshable { items.append(TaskItem()) }
    .overlay { if items.isEmpty { ContentUnavailableView("Nothing to do", systemImage: "tray", description: Text("Add a task.")) } }
    .sheet(item: $edited) { item in
      NavigationStack { Text(item.title).navigationTitle("Edit").toolbar { ToolbarItem { Button("Done") { edited = nil } } } }.presentationDetents([.medium, .large])
    }
    .task {
      for row in 0..<3 { items.append(TaskItem(title: "Task \(row)", detail: row % 2 == 0 ? "Even" : nil, count: row * 4, price: Double(row) * 10.5, tags: ["home", "work"])) }
    }
  }
}
