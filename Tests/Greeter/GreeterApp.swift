import SwiftUI
import Observation

@MainActor @Observable
final class Greeter {
  var name = ""
  private(set) var greeting: String?

  func greet() async {
    try? await Task.sleep(for: .seconds(2))
    greeting = "Hello, \(name)"
  }
}

struct GreeterApp: App {
  @State private var greeter = Greeter()

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Greeter").accessibilityAddTraits(.isHeader)
        TextField("Your name", text: $greeter.name).accessibilityIdentifier("NameField")
        Button("Greet") { Task { await greeter.greet() } }.disabled(greeter.name.isEmpty)
        if let greeting = greeter.greeting {
          Text(greeting).accessibilityIdentifier("GreetingLabel")
        }
      }
    }
  }
}
