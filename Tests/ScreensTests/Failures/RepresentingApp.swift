import SwiftUI

/// An app with UIKit views: some behave as on a phone, and some have placeholders.
struct RepresentingApp: App {
  var body: some Scene { WindowGroup { RepresentingView() } }
}

private struct RepresentingView: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(isOn ? "Connected" : "Disconnected")
      WifiSwitch(isOn: $isOn)
      Signature()
      Signature()
    }
  }
}

private struct WifiSwitch: UIViewRepresentable {
  @Binding var isOn: Bool

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    view.accessibilityIdentifier = "Wifi"
    view.addAction(UIAction { [isOn = $isOn] in isOn.wrappedValue = ($0.sender as? UISwitch)?.isOn ?? false }, for: .valueChanged)
    return view
  }

  func updateUIView(_ uiView: UISwitch, context: Context) { uiView.isOn = isOn }
}

private struct Signature: UIViewRepresentable {
  func makeUIView(context: Context) -> SignaturePad { SignaturePad() }

  func updateUIView(_ uiView: SignaturePad, context: Context) {}
}

private final class SignaturePad: UIView {
  override func draw(_ rect: CGRect) {}
}
