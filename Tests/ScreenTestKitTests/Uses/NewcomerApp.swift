import HeadlessUI

/// An app with a form and a list, for the spellings that a newcomer tries first.
struct NewcomerApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        NewcomerForm().tabItem { Text("Form") }
        NewcomerList().tabItem { Text("List") }
      }
    }
  }
}

private struct NewcomerForm: View {
  @State private var name = ""
  @State private var size = "Small"
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var asks = false
  @State private var isHeld = false

  var body: some View {
    VStack {
      Text("Welcome").accessibilityAddTraits(.isHeader)
      TextField("Your name", text: $name).accessibilityIdentifier("NameField")
      Text("Hello, \(name)!").accessibilityIdentifier("GreetingLabel")
      Button("Greet") {}.disabled(name.isEmpty)
      Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }.pickerStyle(.segmented).accessibilityIdentifier("SizePicker")
      Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("WiFiSwitch")
      Slider(value: $volume).accessibilityIdentifier("VolumeSlider")
      Button("Delete") { asks = true }
      Text(isHeld ? "Held" : "Hold me").accessibilityIdentifier("HoldButton").accessibilityAddTraits(.isButton).onLongPressGesture { isHeld = true }
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
  }
}

private struct NewcomerList: View {
  private let titles = (0...40).map { "Row \($0)" }

  var body: some View {
    NavigationStack {
      List(titles, id: \.self) { title in NavigationLink(title, value: title) }
        .accessibilityIdentifier("Rows")
        .navigationTitle("Rows")
        .navigationDestination(for: String.self) { title in
          List(["One", "Two", "Three"], id: \.self) { number in Text(number) }
            .accessibilityIdentifier("Parts")
            .navigationTitle(title)
        }
    }
  }
}
