import SwiftUI

/// The pictures of all users in a grid.
struct DiscoverView: View {
  let feed: FeedModel
  let username: String
  @State private var query = PictureQuery()

  var body: some View {
    NavigationStack {
      VStack(spacing: 8) {
        Picker("Order", selection: $query.order) {
          ForEach(PictureSortOrder.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        authors
        let posts = query.posts(of: feed.posts)
        Text(query.summary(count: posts.count)).font(.footnote).accessibilityIdentifier("SummaryLabel")
        pictures(posts)
      }
      .searchable(text: $query.search, prompt: "Search captions")
      .navigationTitle("Discover")
      .navigationDestination(for: Int.self) { PostPage(number: $0, feed: feed, username: username) }
    }
  }

  private var authors: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        Button("Everybody") { query.author = nil }.frame(width: 120, height: 44)
        ForEach(PictureQuery.authors(of: feed.posts), id: \.self) { author in
          Button(author) { query.author = author }.frame(width: 120, height: 44)
        }
      }
    }
    .frame(height: 44)
    .accessibilityIdentifier("Authors")
  }

  private func pictures(_ posts: [Post.Content]) -> some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
        ForEach(posts) { post in
          NavigationLink(value: post.id) {
            Image("Picture", label: Text("Picture by \(post.author)")).resizable().frame(width: 110, height: 110)
          }
          .accessibilityIdentifier("Picture \(post.id)")
        }
      }
    }
    .accessibilityIdentifier("Pictures")
  }
}
