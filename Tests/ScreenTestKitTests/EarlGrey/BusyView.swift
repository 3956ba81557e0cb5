import HeadlessUI

/// A screen whose button starts some work, at the end of which a number grows.
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
