import SwiftUI

// A conversation with bubbles on two sides, a scroll position, reactions and an input bar.

private struct ChatMessage: Identifiable, Equatable {
  let id = UUID()
  var text: String
  var isMine: Bool
  var date = Date()
  var isRead = false
  var reaction: String?
  var replyTo: String?
}

private struct ChatConversation: View {
  let name: String
  @State private var messages: [ChatMessage] = []
  @State private var draft = ""
  @State private var answered: ChatMessage?
  @State private var isTyping = false
  @State private var deleted: ChatMessage?
  @FocusState private var isWriting: Bool
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    ScrollViewReader { scroller in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(messages) { message in
            HStack(alignment: .bottom, spacing: 6) {
              if message.isMine { Spacer(minLength: 60) }
              VStack(alignment: message.isMine ? .trailing : .leading, spacing: 4) {
                if let quoted = message.replyTo {
                  Text(quoted).font(.caption).lineLimit(2).padding(6).background(.ultraThinMaterial).clipShape(RoundedRectangle(cornerRadius: 8))
                }
                Text(message.text)
                  .padding(.horizontal, 14).padding(.vertical, 10)
                  .foregroundStyle(message.isMine ? .white : .primary)
                  .background(message.isMine ? Color.blue : Color.gray.opacity(scheme == .dark ? 0.4 : 0.2), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
                  .overlay(alignment: message.isMine ? .bottomLeading : .bottomTrailing) {
                    if let reaction = message.reaction { Text(reaction).font(.caption).padding(4).background(Circle().fill(.background)).offset(x: message.isMine ? -8 : 8, y: 10) }
                  }
                HStack(spacing: 2) {
                  Text(message.date, style: .time)
                  if message.isMine { Image(systemName: message.isRead ? "checkmark.circle.fill" : "checkmark").foregroundColor(message.isRead ? .blue : .secondary) }
                }.font(.caption2).foregroundStyle(.secondary)
              }
              if !message.isMine { Spacer(minLength: 60) }
            }
            .id(message.id)
            .contextMenu {
              Button {
                answered = message
              } label: {
                Label("Answer", systemImage: "arrowshape.turn.up.left")
              }
              Menu("React") {
                ForEach(["👍", "❤️", "😂"], id: \.self) { sign in Button(sign) { if let index = messages.firstIndex(of: message) { messages[index].reaction = sign } } }
              }
              if message.isMine {
                Button(role: .destructive) {
                  deleted = message
                } label: {
                  Label("Delete", systemImage: "trash")
                }
              }
            }
            .transition(.asymmetric(insertion: .move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity), removal: .scale))
          }
          if isTyping { HStack { ForEach(0..<3) { dot in Circle().frame(width: 6, height: 6).opacity(0.3 + Double(dot) * 0.2) } }.frame(maxWidth: .infinity, alignment: .leading) }
        }.padding(.horizontal)
      }
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: messages.count) { withAnimation { scroller.scrollTo(messages.last?.id, anchor: .bottom) } }
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 0) {
        if let answered {
          HStack {
            Text("Answer to “\(answered.text)”").font(.caption).lineLimit(1); Spacer();
            Button {
              self.answered = nil
            } label: {
              Image(systemName: "xmark")
            }
          }.padding(8)
        }
        HStack(alignment: .bottom) {
          TextField("Message", text: $draft, axis: .vertical).lineLimit(1...5).focused($isWriting).padding(10).background(
            RoundedRectangle(cornerRadius: 20).stroke(isWriting ? Color.accentColor : Color.gray.opacity(0.3)))
          Button {
            messages.append(ChatMessage(text: draft, isMine: true, replyTo: answered?.text))
            (draft, answered) = ("", nil)
          } label: {
            Image(systemName: "arrow.up.circle.fill").font(.title).symbolRenderingMode(.hierarchical)
          }
          .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty).keyboardShortcut(.return, modifiers: .command)
        }.padding(8)
      }.background(.bar)
    }
    .navigationTitle(name).navigationBarTitleDisplayMode(.inline)
    .alert("Delete the message?", isPresented: .constant(deleted != nil)) { Button("Delete", role: .destructive) { messages.removeAll { $0.id == deleted?.id } } }
  }
}
