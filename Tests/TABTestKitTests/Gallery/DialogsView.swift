import HeadlessUI

/// Two kinds of alerts.
struct DialogsView: View {
  @State private var asks = false
  @State private var tells = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("Dialogs").accessibilityAddTraits(.isHeader)
      Text(answer).accessibilityIdentifier("AnswerLabel")
      Button("Ask") { asks = true }
      Button("Tell") { tells = true }
      Button("Delete") { answer = "deleted outside" }
    }
    .alert("Delete account?", isPresented: $asks) {
      Button("Delete", role: .destructive) { answer = "deleted" }
      Button("Cancel", role: .cancel) { answer = "cancelled" }
    } message: {
      Text("This can’t be undone.")
    }
    .alert("An error occurred!", isPresented: $tells) {
      Button("OK") { answer = "told" }
    }
  }
}
