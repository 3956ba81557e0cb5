import HeadlessUI
import UIKit

/// Small views for these tests, in a file that imports the app's side.
@MainActor
enum HeadlessUIForms {
  nonisolated static func secret() -> some View { SecretForm() }
  nonisolated static func inaccessible() -> some View { InaccessibleForm() }
  nonisolated static func devicePage() -> some View { DevicePage() }
}

private struct SecretForm: View {
  @State private var password = ""

  var body: some View { SecureField("Password", text: $password) }
}

private struct InaccessibleForm: View {
  var body: some View {
    VStack {
      Button {
      } label: {
        Rectangle().frame(width: 44, height: 44)
      }
      Button("Small") {}.frame(width: 10, height: 10)
      Button("Large") {}.frame(width: 44, height: 44)
    }
  }
}

private struct DevicePage: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var link = ""

  var body: some View {
    VStack {
      Text(colorScheme == .dark ? "dark" : "light").accessibilityIdentifier("scheme")
      Text(link).accessibilityIdentifier("link")
      Button("Copy") { UIPasteboard.general.string = "copied" }
      Button("Paste") { link = UIPasteboard.general.string ?? "nothing" }
    }
    .onOpenURL { link = $0.absoluteString }
  }
}
