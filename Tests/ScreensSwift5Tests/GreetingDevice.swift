import HeadlessDevice
import HeadlessUI

// The app side of the tests in Swift 5 mode.

/// Runs a body on a device with an app that shows a greeting some time after its button was tapped.
@MainActor
func withGreetingDevice(_ body: () -> Void) {
  let device = Device(apps: [InstalledApp(name: "Greeting") { GreetingView() }])
  device.launch("com.example.Greeting")
  Device.withCurrent(device, operation: body)
}

private struct GreetingView: View {
  @State private var greeting = "…"

  var body: some View {
    VStack {
      Text(greeting).accessibilityIdentifier("Greeting").accessibilityAddTraits(.isHeader)
      Button("Greet") {
        Task {
          try? await Task.sleep(for: .seconds(2))
          greeting = "Hello"
        }
      }
    }
  }
}
