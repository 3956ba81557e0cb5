import Foundation
import HeadlessUI

/// Safari: the address and the title of the page that it was asked to open.
struct SafariView: View {
  @Environment(\.systemDevice) private var device

  var body: some View {
    if let device { SafariPage(address: device.system.address) }
  }
}

/// A page of the browser.
///
/// Nothing is loaded: the title is the page's host.
private struct SafariPage: View {
  let address: URL?

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Text(address?.absoluteString ?? "Search or enter website name").accessibilityIdentifier("URL")
        Spacer()
      }
      .padding()
      .navigationTitle(address.map(title) ?? "Start Page")
    }
  }

  private func title(of address: URL) -> String { address.host ?? address.absoluteString }
}
