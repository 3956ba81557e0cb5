import HeadlessUI
import Observation

/// The app for the login flow that is also measured in peer programs.
///
/// It has two fields, 300 ms of service time, a list of 50 rows, and a detail page.
struct FlowApp: App {
  @State private var model = FlowModel()

  var body: some Scene {
    WindowGroup {
      if model.isLoggedIn {
        NavigationStack {
          List(0..<50) { row in
            NavigationLink("Row \(String(row))") {
              Text(verbatim: "Detail \(row)").accessibilityIdentifier("Title")
            }
          }
          .navigationTitle("Items")
        }
      } else {
        FlowLogin(model: model)
      }
    }
  }
}

/// The state of the flow's app.
@MainActor @Observable
final class FlowModel {
  var username = ""
  var password = ""
  private(set) var isLoggedIn = false

  func logIn() async {
    guard username.count == 8, password.count == 8 else { return }
    try? await Task.sleep(for: .milliseconds(300))
    isLoggedIn = true
  }
}

/// The first screen of the flow.
private struct FlowLogin: View {
  @Bindable var model: FlowModel

  var body: some View {
    VStack {
      TextField("User", text: $model.username).accessibilityIdentifier("UserField")
      SecureField("Password", text: $model.password).accessibilityIdentifier("PasswordField")
      Button("Log in") { Task { await model.logIn() } }
    }
  }
}
