import HeadlessUI
import Observation

/// A screen whose button starts some work.
///
/// A number grows when the work ends.
struct BusyView: View {
  let work: @MainActor @Sendable (_ done: @escaping @MainActor @Sendable () -> Void) -> Void
  @State private var isLoading = false
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Feed").accessibilityAddTraits(.isHeader)
      Button("Load") {
        isLoading = true
        work {
          isLoading = false
          count += 1
        }
      }
      if isLoading { Text("Loading…").accessibilityIdentifier("Spinner") }
      Text("\(count)").accessibilityIdentifier("Count")
      Button("Next") {}
    }
  }
}

/// A model that a test changes directly.
@MainActor @Observable
final class FeedModel {
  var count = 0
}

/// A screen that shows a model.
struct FeedModelView: View {
  let model: FeedModel

  var body: some View { Text("\(model.count)").accessibilityIdentifier("Count") }
}
