import HeadlessUI
import LocalAuthentication

/// A dialog above an app.
enum Dialog: Sendable {
  case alert, alertWithoutCancel, sheet, ownSheet, none
}

/// A page that shows a dialog at once, or after a tap on a button.
struct DialogsPage: View {
  @State private var dialog: Dialog

  init(_ dialog: Dialog) { _dialog = State(initialValue: dialog) }

  var body: some View {
    VStack {
      Button("Delete") {}
      ShareLink("Share", item: "A picture")
    }
    .alert("Delete account?", isPresented: shows(.alert)) {
      Button("Delete", role: .destructive) {}.disabled(true)
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This can’t be undone.")
    }
    .alert("No connection", isPresented: shows(.alertWithoutCancel)) { Button("OK") {} }
    .sheet(isPresented: shows(.ownSheet)) { Text("What is new").accessibilityAddTraits(.isHeader) }
    .confirmationDialog("Delete the picture?", isPresented: shows(.sheet), titleVisibility: .visible) {
      Button("Delete", role: .destructive) {}.disabled(true)
    }
  }

  private func shows(_ wanted: Dialog) -> Binding<Bool> {
    Binding(get: { dialog == wanted }, set: { if !$0 { dialog = .none } })
  }
}

/// Content that the system's request for Face ID covers after a second.
struct AskingPage<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content.onAppear {
      Task {
        try? await Task.sleep(for: .seconds(1))
        _ = try? await LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Log in")
      }
    }
  }
}
