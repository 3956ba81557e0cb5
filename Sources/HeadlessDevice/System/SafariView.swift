import Foundation
import HeadlessUI

/// The Safari app, with an address field, and the address and title of the opened page.
struct SafariView: View {
  @Environment(\.systemState) private var state

  var body: some View {
    if let state { SafariPage(state: state, address: state.address) }
  }
}

/// A page of the browser.
///
/// The page isn't loaded. Its title is the host.
private struct SafariPage: View {
  let state: SystemState
  let address: URL?
  @State private var typed = ""
  @State private var refusal: String?
  @FocusState private var isTyping: Bool

  // Use the same identifiers as on a phone, where tapping the field changes the identifier.
  private var identifier: String { isTyping ? "URL" : "TabBarItemTitle" }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        TextField("Search or enter website name", text: $typed).keyboardType(.URL).focused($isTyping).onSubmit(open)
          .accessibilityIdentifier(identifier).accessibilityLabel("Address")
        Text(refusal ?? address?.absoluteString ?? "Search or enter website name").accessibilityIdentifier("URL")
        Spacer()
      }
      .padding()
      .navigationTitle(address.map(title) ?? "Start Page")
    }
  }

  private func title(of address: URL) -> String { address.host ?? address.absoluteString }

  /// Opens the typed address in the same way as a tapped link.
  private func open() {
    let isAddress = typed.contains(".") && !typed.contains(" ")
    guard let url = URL(string: typed.contains("://") || !isAddress ? typed : "https://" + typed), url.scheme != nil else {
      refusal = "“\(typed)” isn’t an address. The simulated Safari can’t search."
      return
    }
    (refusal, typed) = (nil, url.absoluteString)
    if !state.open(url) { refusal = "No app on the device opens “\(typed)”." }
  }
}
