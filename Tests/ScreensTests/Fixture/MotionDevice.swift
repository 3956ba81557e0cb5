import HeadlessDevice
import HeadlessUI

/// Two tabs that count the shakes of the device.
private struct TwoShakenTabs: View {
  @State private var here = 0
  @State private var there = 0

  private var counts: String { "\(here) here, \(there) there" }

  var body: some View {
    TabView {
      Text(counts).accessibilityIdentifier("Shakes").onShake { here += 1 }.tabItem { Text("Here") }
      Text(counts).accessibilityIdentifier("OtherShakes").onShake { there += 1 }.tabItem { Text("There") }
    }
  }
}

/// Two fields.
///
/// One of them capitalizes letters.
private struct TypingView: View {
  @State private var name = "Grace"
  @State private var city = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name).textInputAutocapitalization(.characters)
      TextField("City", text: $city)
      Rectangle().frame(width: 200, height: 200).accessibilityIdentifier("Canvas")
        .gesture(DragGesture(minimumDistance: 0).onEnded { city = "\(Int($0.translation.width)), \(Int($0.translation.height))" })
    }
  }
}

extension TestDevice {
  /// An app that responds to shakes.
  static func motion() -> TestDevice { TestDevice { TwoShakenTabs() } }

  /// An app with fields and a canvas.
  static func typing() -> TestDevice { TestDevice { TypingView() } }

  /// Starts work that never ends.
  func repeatEvery(_ interval: Duration, _ name: String) {
    device.scheduler.schedule(after: interval, name: name) { self.repeatEvery(interval, name) }
  }
}
