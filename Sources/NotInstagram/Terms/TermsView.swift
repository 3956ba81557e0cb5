import SwiftUI

/// The terms of use, in a web view.
struct TermsView: View {
  @Environment(\.dismiss) private var dismiss

  private static let page = """
    <h1>Terms of use</h1>
    <p>Be kind.</p>
    <p>Your pictures are yours. We only show them to those whom you want to see them.</p>
    <p>This is an example. It is not Instagram, and nobody at Instagram has anything to do with it.</p>
    <ul><li>No advertisements</li><li>No algorithm</li><li>No cookies, except with milk</li></ul>
    <img src="seal.png" alt="Seal of approval">
    <p>Questions? <a href="https://help.example.com/not-instagram">Ask us.</a></p>
    """

  var body: some View {
    NavigationStack {
      WebView(html: Self.page)
        .accessibilityIdentifier("TermsView")
        .navigationTitle("Terms")
        .toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
    }
  }
}
