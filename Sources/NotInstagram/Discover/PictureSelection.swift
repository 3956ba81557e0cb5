/// Which of everybody's pictures a person wants to see.
struct PictureSelection: Equatable {
  var order = PictureOrder.popular
  /// The author whose pictures are wanted; everybody's without one.
  var author: String?
  /// What is in the captions of the wanted pictures, in capitals or not; everything without it.
  var search = ""

  /// The authors of some posts, each once, in alphabetical order.
  @MainActor
  static func authors(of posts: [Post]) -> [String] { Set(posts.map(\.content.author)).sorted() }

  /// The posts with the wanted pictures in the wanted order.
  @MainActor
  func posts(of all: [Post]) -> [Post] {
    let words = search.trimmed.lowercased()
    let wanted = all.filter { post in
      (author == nil || post.content.author == author) && (words.isEmpty || post.content.caption.lowercased().contains(words))
    }
    switch order {
    case .popular: return wanted.sorted { ($0.content.likes, $1.id) > ($1.content.likes, $0.id) }
    case .recent: return wanted
    }
  }

  /// What is shown, in words.
  func summary(count: Int) -> String {
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    return author.map { "\(pictures) by \($0)" } ?? pictures
  }
}
