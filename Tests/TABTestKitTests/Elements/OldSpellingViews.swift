import HeadlessUI

/// The page for tests of old spellings.
enum OldSpellingViews {
  @MainActor static func page() -> some View { Page() }

  private struct Page: View {
    @State private var name = ""
    @State private var isLater = false

    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Button("Later") {}.disabled(!isLater)
        List(0..<2, id: \.self) { Text("Row \($0)") }.accessibilityIdentifier("rows")
      }
      .task {
        try? await Task.sleep(for: .seconds(3))
        isLater = true
      }
    }
  }
}
