/// The preparation of a preview, which takes time if its modifiers have shared contexts.
@MainActor
package final class PreviewPreparation {
  /// Whether the preview's views are there, or can't be made.
  package private(set) var isFinished = false
  /// A sentence that says why the preview's views can't be made, or `nil` if they can.
  package private(set) var failure: String?

  package init() {}

  /// Notes that the views are there, or that they can't be made because of an error.
  package func end(with error: (any Error)? = nil) {
    isFinished = true
    failure = error.map { "\($0)" }
  }
}

extension Preview {
  /// Creates the preview's views with the modifiers of its traits.
  ///
  /// - Parameter preparation: The object that is notified when the views are there.
  @MainActor
  package func content(_ preparation: PreviewPreparation) -> AnyView {
    if !modifications.isEmpty { return AnyView(PreparedPreview(preview: self, preparation: preparation)) }
    preparation.end()
    return AnyView(body())
  }
}

/// The views of a preview, which appear when the shared contexts have been made.
private struct PreparedPreview: View, TransparentView {
  @State private var content: AnyView?
  let preview: Preview
  let preparation: PreviewPreparation

  init(preview: Preview, preparation: PreviewPreparation) {
    self.preview = preview
    self.preparation = preparation
  }

  static var isComparable: Bool { false }

  var body: some View {
    if let content {
      content
    } else {
      Color.clear.task { await prepare() }
    }
  }

  private func prepare() async {
    let contexts = PreviewContexts()
    do {
      // The closure of the preview is evaluated with the views, because it may use what the contexts have set up.
      var modified = AnyView(DeferredContent { AnyView(preview.body()) })
      for modification in preview.modifications { modified = try await modification.modify(modified, contexts) }
      content = modified
      preparation.end()
    } catch {
      // The task is canceled if the device ends before the contexts are made. The contexts then aren't known to fail.
      if !Task.isCancelled { preparation.end(with: error) }
    }
  }
}
