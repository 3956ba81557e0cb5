import SwiftUI

/// A button that publishes the draft and closes the page.
///
/// It is a view of its own, so that typing renders nothing else again.
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
