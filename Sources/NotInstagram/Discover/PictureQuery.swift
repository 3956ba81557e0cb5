/// A filter and an order for the pictures of all users.
struct PictureQuery: Equatable {
  var order = PictureSortOrder.popular
  /// The author of the pictures, or `nil` for all authors.
  var author: String?
  /// The text that captions must contain, ignoring case.
  ///
  /// If it's empty, all captions match.
  var search = ""

  /// Returns the authors of the given posts, each once, in alphabetical order.
  static func authors(of posts: [Post.Content]) -> [String] { Set(posts.map(\.author)).sorted() }

  /// Returns the matching posts in order.
  func posts(of all: [Post.Content]) -> [Post.Content] {
    let words = search.trimmed.lowercased()
    let showsEverything = author == nil && words.isEmpty
    let wanted =
      showsEverything
      ? all
      : all.filter { post in
        (author == nil || post.author == author) && (words.isEmpty || post.caption.lowercased().contains(words))
      }
    switch order {
    case .popular:
      let likes = wanted.map(\.likes)
      // Compare the positions of posts with equal likes, because `sorted` doesn't guarantee that they keep their order.
      return wanted.indices.sorted { likes[$0] == likes[$1] ? $0 < $1 : likes[$0] > likes[$1] }.map { wanted[$0] }
    case .recent: return wanted
    }
  }

  /// Returns a description of the query's results.
  func summary(count: Int) -> String {
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return author.map { "\(pictures) by \($0)" } ?? pictures
  }
}
