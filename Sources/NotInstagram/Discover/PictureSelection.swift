/// Which of everybody's pictures a person wants to see.
struct PictureSelection: Equatable {
  var order = PictureOrder.popular
  /// The author whose pictures are wanted; everybody's without one.
  var author: String?
  /// What is in the captions of the wanted pictures, in capitals or not; everything without it.
  var search = ""

  /// The authors of some posts, each once, in alphabetical order.
  static func authors(of posts: [Post.Content]) -> [String] { Set(posts.map(\.author)).sorted() }

  /// The posts with the wanted pictures in the wanted order.
  func posts(of all: [Post.Content]) -> [Post.Content] {
    let words = search.trimmed.lowercased()
    let isEverythingWanted = author == nil && words.isEmpty
    let wanted =
      isEverythingWanted
      ? all
      : all.filter { post in
        (author == nil || post.author == author) && (words.isEmpty || post.caption.lowercased().contains(words))
      }
    switch order {
    case .popular:
      let likes = wanted.map(\.likes)
      // Of pictures with as many likes the one that came first stays first.
      return wanted.indices.sorted { likes[$0] == likes[$1] ? $0 < $1 : likes[$0] > likes[$1] }.map { wanted[$0] }
    case .recent: return wanted
    }
  }

  /// What is shown, in words.
  func summary(count: Int) -> String {
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return author.map { "\(pictures) by \($0)" } ?? pictures
  }
}
