import HeadlessUI

/// A tab bar with a table, a grid and pages.
struct TabsView: View {
  var body: some View {
    TabView {
      FeedView().tabItem { Text("Feed") }
      PicturesView().tabItem { Text("Grid") }
      PagesView().tabItem { Text("Pages") }
    }
  }
}

/// Forty posts in two sections.
///
/// Pulling down adds a post.
struct FeedView: View {
  @State private var extra = 0

  var body: some View {
    NavigationStack {
      List {
        Section("Today") {
          ForEach(0..<extra, id: \.self) { Text("News \($0)") }
          ForEach(0..<5, id: \.self) { number in PostRow(number: number) }
        }
        Section("Earlier") { ForEach(5..<40, id: \.self) { number in PostRow(number: number) } }
      }
      .accessibilityIdentifier("FeedTable")
      .refreshable {
        try? await Task.sleep(for: .seconds(1))
        extra += 1
      }
      .navigationTitle("Feed")
    }
  }
}

struct PostRow: View {
  let number: Int

  var body: some View {
    NavigationLink("Post \(number)") { Text("You read post \(number)").accessibilityIdentifier("PostLabel").navigationTitle("Post") }
      .accessibilityIdentifier(number < 3 ? "PinnedCell" : "PostCell")
  }
}

/// Sixty pictures in a list, which is a collection view on a phone.
struct PicturesView: View {
  var body: some View { List(0..<60, id: \.self) { Text("Picture \($0)").frame(width: 100, height: 100) } }
}

/// Three pages that a drag turns.
struct PagesView: View {
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3, id: \.self) { number in Text("Page \(number + 1)").tag(number) }
    }
    .tabViewStyle(.page)
    .accessibilityIdentifier("MyPageIndicator")
  }
}

/// A large picture in a scroll view, with a mark in its middle.
struct CanvasView: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      ZStack {
        Color.gray
        Text("Middle").accessibilityIdentifier("Middle")
      }
      .frame(width: 2000, height: 2000)
    }
    .accessibilityIdentifier("Canvas")
  }
}

/// A field above more lines than fit.
struct LongFormView: View {
  @State private var text = ""

  var body: some View {
    ScrollView {
      VStack {
        TextField("Field", text: $text).accessibilityIdentifier("Field")
        ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(width: 300, height: 40) }
      }
    }
  }
}
