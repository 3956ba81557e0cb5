import SwiftUI

/// A button that publishes the draft and closes the page.
///
/// The button is a separate view, so typing doesn't render the rest of the page again.
struct ShareButton: View {
  let model: NewPostModel
  @Environment(\.dismiss) private var dismiss
  @Environment(\.modelContext) private var context

  var body: some View {
    Button("Share") {
      Task {
        guard await model.publish() else { return }
        dismiss()
        model.discardDraft(in: context)
      }
    }
    .disabled(!model.canPublish)
  }
}
