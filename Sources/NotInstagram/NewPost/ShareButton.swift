import SwiftUI

/// A button that publishes the draft and closes the page.
///
/// The button is a separate view, so typing doesn't render the rest of the page again.
struct ShareButton: View {
  let model: NewPostModel
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Share") {
      Task { if await model.publish() { dismiss() } }
    }
    .disabled(!model.canPublish)
  }
}
