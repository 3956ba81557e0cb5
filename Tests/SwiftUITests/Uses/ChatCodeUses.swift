import SwiftUI

// A view file in the style of ordinary apps: a chat.

private struct Message: Identifiable, Hashable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var date = Date()
  var isRead = false
}
@MainActor private final class ChatStore: ObservableObject {
  @Published var messages: [Message] = []
  @Published var draft = ""
  @Published private(set) var isSending = false
  func send() async {
    guard !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty else { return }
    isSending = true
    defer { isSending = false }
    try? await Task.sleep(for: .milliseconds(200))
    messages.append(Message(text: draft, isMine: true))
    draft = ""
  }
  subscript(id: Message.ID) -> Message? { messages.first { $0.id == id } }
}
private struct ChatView: View {
  @ObservedObject var store: ChatStore
  @Namespace private var animation
  @State private var scrolledID: Message.ID?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach($store.messages) { $message in
              MessageBubble(message: $message).id(message.id).matchedGeometryEffect(id: message.id, in: animation).transition(
                .asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
            }
          } header: {
            Text(Date(), style: .date).font(.caption2).padding(4).background(.thinMaterial, in: Capsule())
          }
        }.padding()
      }
      .onChange(of: store.messages.count) { _, _ in
        guard let last = store.messages.last else { return }
        withAnimation(.easeOut(duration: 0.25)) { proxy.scrollTo(last.id, anchor: .bottom) }
      }
      .scrollPosition(id: $scrolledID)
      .defaultScrollAnchor(.bottom)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack(alignment: .bottom) {
        TextField("Message", text: $store.draft, axis: .vertical).lineLimit(1...5).textFieldStyle(.roundedBorder)
        Button {
          Task { await store.send() }
        } label: {
          if store.isSending { ProgressView() } else { Image(systemName: "paperplane.fill").symbolRenderingMode(.hierarchical) }
        }.disabled(store.draft.isEmpty || store.isSending).keyboardShortcut(.return, modifiers: .command)
      }.padding().background(.bar)
    }
  }
}
private struct MessageBubble: View {
  @Binding var message: Message
  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      Text(message.text).padding(.horizontal, 12).padding(.vertical, 8).foregroundStyle(message.isMine ? .white : .primary).background(
        message.isMine ? Color.accentColor : Color(.secondarySystemBackground), in: .rect(cornerRadius: 16, style: .continuous)
      ).textSelection(.enabled)
        .onAppear { message.isRead = true }.contextMenu {
          Button {
            UIPasteboard.general.string = message.text
          } label: {
            Label("Copy", systemImage: "doc.on.doc")
          }
        }
      if !message.isMine { Spacer(minLength: 40) }
    }
  }
}
