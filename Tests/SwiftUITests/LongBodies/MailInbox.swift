import SwiftUI

// An inbox with a searchable list with scopes, swipe actions on both sides and a toolbar menu.

private struct Mail: Identifiable, Hashable {
  let id: Int
  var sender: String
  var subject: String
  var text: String
  var date: Date
  var isRead = false
  var isFlagged = false
  var attachments = 0
  var folder = "Inbox"
}

private struct MailInbox: View {
  @State private var mails: [Mail] = []
  @State private var query = ""
  @State private var scope = "All"
  @State private var chosen: Set<Int> = []
  @State private var onlyUnread = false
  @State private var sortsByDate = true
  @State private var path = NavigationPath()
  @State private var moved: Mail?
  private var shown: [Mail] {
    mails
      .filter { query.isEmpty || $0.subject.localizedCaseInsensitiveContains(query) }
      .filter { (!onlyUnread || !$0.isRead) && (scope == "All" || $0.isFlagged) }
      .sorted { sortsByDate ? $0.date > $1.date : $0.sender < $1.sender }
  }
  var body: some View {
    NavigationStack(path: $path) {
      List(selection: $chosen) {
        ForEach(shown) { mail in
          NavigationLink(value: mail) {
            HStack(alignment: .top, spacing: 10) {
              Circle().fill(mail.isRead ? Color.clear : .blue).frame(width: 10, height: 10).padding(.top, 6)
              VStack(alignment: .leading, spacing: 2) {
                HStack {
                  Text(mail.sender).font(.headline).fontWeight(mail.isRead ? .regular : .bold)
                  Spacer()
                  if mail.attachments > 0 { Image(systemName: mail.attachments > 1 ? "paperclip.circle" : "paperclip").foregroundStyle(.secondary) }
                  Text(Calendar.current.isDateInToday(mail.date) ? mail.date.formatted(date: .omitted, time: .shortened) : mail.date.formatted(.dateTime.day().month())).font(
                    .subheadline
                  ).foregroundStyle(.secondary)
                }
                Text(mail.subject).font(.subheadline).lineLimit(1)
                Text(mail.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
              }
            }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
              if let index = mails.firstIndex(of: mail) { mails[index].isRead.toggle() }
            } label: {
              Label(mail.isRead ? "Unread" : "Read", systemImage: mail.isRead ? "envelope.badge" : "envelope.open")
            }.tint(.blue)
          }
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              withAnimation { mails.removeAll { $0.id == mail.id } }
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button {
              if let index = mails.firstIndex(of: mail) { mails[index].isFlagged.toggle() }
            } label: {
              Label("Flag", systemImage: mail.isFlagged ? "flag.slash" : "flag")
            }.tint(.orange)
            Button("Move") { moved = mail }.tint(.indigo)
          }
          .badge(mail.attachments)
          .listRowSeparator(mail == mails.first ? .hidden : .visible, edges: .top)
          .listRowBackground(mail.isFlagged ? Color.orange.opacity(0.08) : Color.clear)
        }
      }
      .listStyle(.plain)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search \(mails.count) mails")
      .searchScopes($scope) { ForEach(["All", "Flagged"], id: \.self) { Text($0) } }
      .searchSuggestions { ForEach(Set(mails.map(\.sender)).sorted().prefix(3), id: \.self) { sender in Label(sender, systemImage: "person").searchCompletion(sender) } }
      .refreshable { try? await Task.sleep(for: .seconds(1)) }
      .navigationTitle(chosen.isEmpty ? "Inbox" : "\(chosen.count) selected")
      .navigationDestination(for: Mail.self) { mail in
        ScrollView {
          VStack(alignment: .leading) {
            Text(mail.subject).font(.title2); Text(mail.text).textSelection(.enabled)
          }.padding()
        }.navigationTitle(mail.sender)
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) {
          Menu("More", systemImage: "ellipsis.circle") {
            Toggle("Only unread", isOn: $onlyUnread)
            Picker("Sort", selection: $sortsByDate) {
              Text("By date").tag(true); Text("By sender").tag(false)
            }
            Button("Mark all as read", systemImage: "envelope.open") { for index in mails.indices { mails[index].isRead = true } }.disabled(mails.allSatisfy(\.isRead))
          }
        }
        ToolbarItem(placement: .status) { Text(mails.isEmpty ? "No mail" : "\(mails.filter { !$0.isRead }.count) unread").font(.footnote) }
      }
      .confirmationDialog("Move to", isPresented: Binding(get: { moved != nil }, set: { if !$0 { moved = nil } }), presenting: moved) { mail in
        ForEach(["Archive", "Junk"], id: \.self) { folder in Button(folder) { if let index = mails.firstIndex(of: mail) { mails[index].folder = folder } } }
      } message: {
        Text("“\($0.subject)”")
      }
    }
  }
}
