/// Which of everybody's pictures a person wants to see.
struct PictureSelection: Equatable {
  var order = PictureOrder.popular
  /// The author whose pictures are wanted; everybody's without one.
  var author: String?

  /// The authors of some posts, each once, in alphabetical order.
  @MainActor
  static func authors(of posts: [Post]) -> [String] { Set(posts.map(\.content.author)).sorted() }

  /// The posts with the wanted pictures in the wanted order.
  @MainActor
  func posts(of all: [Post]) -> [Post] {
    let wanted = author.map { author in all.filter { $0.content.author == author } } ?? all
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
