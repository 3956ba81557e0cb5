import Foundation
import ScreenModel

@testable import HeadlessUI

extension SheetScreen {
  /// The screens with lists.
  static var lists: [SheetScreen] {
    [
      SheetScreen("list-plain") { Contacts() },
      SheetScreen("list-plain-dark", .small.dark) { Contacts() },
      SheetScreen(
        "list-searching", .phone,
        prepare: {
          $0.tap(.searchField, "Search"); $0.device.typeText("gra")
        }, view: { Contacts() }),
      SheetScreen("list-arabic", .phone.arabic) { ArabicList() },
      SheetScreen("list-grouped") { Inbox() },
      SheetScreen("list-empty", .phone.dark) { NoResults() },
    ]
  }

  /// The screens with rows that are swiped or edited.
  static var rowInput: [SheetScreen] {
    [
      SheetScreen("edit-mode", .phone, prepare: { $0.tap(.button, "Edit") }, view: { Tasks() }),
      SheetScreen("swipe-trailing", .phone, prepare: { $0.drag(.cell, "Lunch on Friday", by: -160, 0) }, view: { Mailbox() }),
      SheetScreen("swipe-leading", .small.dark, prepare: { $0.drag(.cell, "Lunch on Friday", by: 120, 0) }, view: { Mailbox() }),
    ]
  }
}

private struct Contacts: View {
  @State private var search = ""

  private var names: [String] {
    ["Ada Lovelace", "Grace Hopper", "Katherine Johnson", "Margaret Hamilton", "Radia Perlman"].filter { search.isEmpty || $0.lowercased().contains(search) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink {
            Text(name)
          } label: {
            Label {
              VStack(alignment: .leading) {
                Text(name)
                Text("Last seen on Tuesday").font(.caption).foregroundStyle(.secondary)
              }
            } icon: {
              Image(systemName: "person.circle")
            }
          }
        }
      }
      .listStyle(.plain)
      .searchable(text: $search)
      .navigationTitle("Contacts")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}

private struct ArabicList: View {
  var body: some View {
    NavigationStack {
      List {
        Section("اليوم") {
          ForEach(["ليلى", "يوسف", "مريم"], id: \.self) { name in
            NavigationLink {
              Text(name)
            } label: {
              Label(name, systemImage: "person.circle")
            }.badge(2)
          }
        }
        Section("أمس") {
          HStack {
            Text("رسالة جديدة")
            Spacer()
            Text("Ada").foregroundStyle(.secondary)
          }
          Button("تحميل المزيد") {}
        }
      }
      .listStyle(.insetGrouped)
      .navigationTitle("الرسائل")
    }
  }
}

private struct Inbox: View {
  @State private var selection: String?

  var body: some View {
    NavigationStack {
      List {
        Section {
          NavigationLink {
            Text("Inbox")
          } label: {
            Label("Inbox", systemImage: "tray")
          }.badge(12)
          NavigationLink {
            Text("Sent")
          } label: {
            Label("Sent", systemImage: "paperplane")
          }
          Label("Flagged", systemImage: "flag").foregroundStyle(.orange).badge(Text("new"))
        } header: {
          Text("Mailboxes")
        }
        Section {
          Text("A row with a color").listRowBackground(Color.yellow.opacity(0.3))
          Text("A row without a separator").listRowSeparator(.hidden)
          HStack {
            Circle().fill(.green).frame(width: 10, height: 10)
            Text("Online")
            Spacer()
            Text("9:41").foregroundStyle(.secondary)
            Image(systemName: "checkmark").foregroundStyle(.tint)
          }
          Text("A long text in a row, which is wrapped on as many lines as it needs, because a row is as high as its content.")
          Button("A button in a row") {}.buttonStyle(.borderedProminent)
        } header: {
          Text("Others")
        } footer: {
          Text("Updated just now")
        }
      }
      .listStyle(.grouped)
      .navigationTitle("Mail")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
          Spacer()
          Button("Write", systemImage: "square.and.pencil") {}
        }
      }
    }
  }
}

private struct NoResults: View {
  var body: some View {
    ContentUnavailableView {
      Label("No pictures", systemImage: "photo.on.rectangle")
    } description: {
      Text("Pictures that you take appear here.")
    } actions: {
      Button("Take a picture") {}.buttonStyle(.borderedProminent)
    }
  }
}

private struct Tasks: View {
  @State private var tasks = ["Milk", "Bread", "Cheese", "Apples"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(tasks, id: \.self) { Text($0) }.onDelete { tasks.remove(atOffsets: $0) }.onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Shopping")
      .toolbar { EditButton() }
    }
  }
}

private struct Mailbox: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Welcome", "Lunch on Friday", "Your invoice"], id: \.self) { subject in
          Text(subject)
            .swipeActions {
              Button("Delete", role: .destructive) {}
              Button("Flag") {}.tint(.orange)
            }
            .swipeActions(edge: .leading) { Button("Unread", systemImage: "envelope.badge") {}.tint(.blue) }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
