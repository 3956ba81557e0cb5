import Foundation
import HeadlessUI

// The app side for tests of cells by position. It doesn't import `Screens`, because both sides have a `Label`.

/// A list of three sections, with headers, rows of several heights and rows between the sections.
///
/// It logs taps.
struct LibraryView: View {
  @State private var tapped = "nothing"
  @State private var books = 100
  var seconds: Double?
  var hasGap = false

  var body: some View {
    VStack(spacing: 0) {
      Text(tapped).accessibilityIdentifier("Tapped")
      List {
        Section("Magazines") { ForEach(0..<20, id: \.self) { number in row("Magazine", number, height: 20) } }
        Section {
          ForEach(0..<books, id: \.self) { number in row("Book", number, height: number % 3 == 0 ? 90 : 40) }
        } header: {
          Text("Books")
        } footer: {
          Text("No more books")
        }
        Text("Between").accessibilityIdentifier("Between")
        Section { ForEach(0..<5, id: \.self) { number in row("Map", number, height: 20) } }
        if hasGap { Section { ForEach(0..<3, id: \.self) { number in if number != 1 { row("Film", number, height: 20) } } } }
      }
      .listStyle(.plain)
      .accessibilityIdentifier("Library")
      .task {
        guard let seconds else { return }
        try? await Task.sleep(for: .seconds(seconds))
        books = 300
      }
    }
  }

  private func row(_ name: String, _ number: Int, height: CGFloat) -> some View {
    Button("\(name) \(number)") { tapped = "\(name) \(number)" }.frame(height: height)
  }
}

/// A list of pictures in two sections, which is a collection view on a phone, and notes that aren't a list.
struct AlbumView: View {
  var body: some View {
    VStack(spacing: 0) {
      List {
        Section { ForEach(0..<30, id: \.self) { Text("Summer \($0)").frame(height: 100) } }
        Section {
          ForEach(0..<31, id: \.self) { Text("Winter \($0)").frame(height: 60) }
        } header: {
          Text("Winter")
        }
      }
      .accessibilityIdentifier("Album")
      .frame(height: 500)
      ScrollView { Text("Notes") }.accessibilityIdentifier("Notes")
    }
  }
}
