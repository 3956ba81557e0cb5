import Foundation
import HeadlessDevice
import HeadlessUI
import Observation
import ScreenModel

// The app side of the tests. It doesn't import `Screens`, because both sides have a `Button`.

/// A device with one app with real views, whose screen tests can also fill directly.
@MainActor
final class TestDevice {
  let device: Device
  private let app: ElementID

  init<Content: View>(@ViewBuilder content: @escaping @MainActor @Sendable () -> Content) {
    device = Device(apps: [InstalledApp(name: "NotInstagram", content: content)])
    device.install(InstalledApp(name: "Settings", bundleIdentifier: "com.apple.Preferences") { Text("Settings") })
    device.launch("com.example.NotInstagram")
    app = device.applicationElement(of: "com.example.NotInstagram")!
  }

  /// An app without views.
  static func empty() -> TestDevice { TestDevice { EmptyView() } }

  /// The app that the login tests use.
  static func login() -> TestDevice { TestDevice { LoginView() } }

  /// A list of fifty posts.
  static func feed() -> TestDevice { TestDevice { FeedView() } }

  /// A profile whose title appears after 0.8 seconds.
  static func slowProfile() -> TestDevice { TestDevice { SlowProfileView() } }

  /// A switch, an alert behind a button, and an image.
  static func controls() -> TestDevice { TestDevice { ControlsView() } }

  /// A field with the keyboard type that has this name on the test side.
  static func field(withKeyboard name: String) -> TestDevice {
    let types: [String: KeyboardType] = [
      "regular": .default, "numberPad": .numberPad, "decimalPad": .decimalPad, "emailAddress": .emailAddress,
      "numbersAndPunctuation": .numbersAndPunctuation, "phonePad": .phonePad, "twitter": .twitter, "url": .URL, "webSearch": .webSearch,
    ]
    let type = types[name] ?? .default
    return TestDevice { FieldView().keyboardType(type) }
  }

  /// A field above thirty lines of text, in a scroll view.
  static func longForm() -> TestDevice {
    TestDevice {
      ScrollView {
        VStack {
          FieldView()
          ForEach(1..<31, id: \.self) { Text("Line \($0)").frame(width: 300, height: 60) }
        }
      }
    }
  }

  var seconds: Double {
    let (whole, atto) = device.scheduler.now.offset.components
    return Double(whole) + Double(atto) / 1e18
  }

  @discardableResult
  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try Device.withCurrent(device, operation: body) }

  /// Runs a closure on the device after a delay in virtual time.
  func after(_ delay: Duration, _ name: String = "a timer", _ body: @escaping @Sendable @MainActor (TestDevice) -> Void) {
    device.scheduler.schedule(after: delay, name: name) { body(self) }
  }

  /// Starts work that restarts itself without a delay.
  func neverSettle(_ name: String) {
    device.scheduler.jobLimit = 100
    device.scheduler.schedule(after: .zero, name: name) { self.neverSettle(name) }
  }

  @discardableResult
  func add(
    _ type: ElementType, _ label: String = "", id: String = "", value: String? = nil, traits: ElementTraits = [],
    at frame: CGRect = CGRect(x: 16, y: 100, width: 100, height: 44), enabled: Bool = true, selected: Bool = false, in parent: ElementID? = nil
  ) -> ElementID {
    device.tree.insert(
      ElementProperties(type: type, identifier: id, label: label, value: value, traits: traits, frame: frame, isEnabled: enabled, isSelected: selected),
      into: parent ?? app)
  }

  func remove(_ element: ElementID) { device.tree.remove(element) }

  func setValue(_ value: String, of element: ElementID) {
    var properties = device.tree[element]
    properties.value = value
    device.tree.update(element, to: properties)
  }
}

private struct LoginView: View {
  @State private var username = ""
  @State private var password = ""
  @State private var isLoggedIn = false

  var body: some View {
    if isLoggedIn {
      VStack {
        Text("Not Instagram").accessibilityAddTraits(.isHeader)
        Text(username).accessibilityIdentifier("UsernameLabel")
        Button("Log out") { isLoggedIn = false }
      }
    } else {
      VStack {
        Text("Log in").accessibilityAddTraits(.isHeader)
        TextField("Username", text: $username)
        SecureField("Password", text: $password)
        Button("Log in") {
          Task {
            try? await Task.sleep(for: .seconds(0.8))
            isLoggedIn = true
          }
        }
        .disabled(username.isEmpty || password.isEmpty)
      }
    }
  }
}

private struct FieldView: View {
  @State private var text = ""

  var body: some View { TextField("Field", text: $text) }
}

private struct FeedView: View {
  var body: some View {
    List(1..<51, id: \.self) { number in
      Text("Post \(number)")
    }
    .accessibilityIdentifier("Feed")
  }
}

private struct SlowProfileView: View {
  @State private var isLoaded = false

  var body: some View {
    VStack {
      if isLoaded {
        Text("My Profile").accessibilityAddTraits(.isHeader)
      } else {
        Text("Loading")
      }
    }
    .task {
      try? await Task.sleep(for: .seconds(0.8))
      isLoaded = true
    }
  }
}

private struct ControlsView: View {
  @State private var isPrivate = false
  @State private var asks = false

  var body: some View {
    VStack {
      Toggle("Private account", isOn: $isPrivate)
      Text(isPrivate ? "Nobody sees it" : "Everybody sees it").accessibilityIdentifier("Audience")
      Button("Delete account") { asks = true }
    }
    .alert("Delete account?", isPresented: $asks) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone.")
    }
  }
}
