import HeadlessUI

/// Publishes the post that is being written, and leaves.
///
/// What is typed changes no more of the screen than this.
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
