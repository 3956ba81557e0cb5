import Observation

/// A post, and what the person thinks of it.
@MainActor @Observable
final class Post: Identifiable {
  /// What the feed service says of a post.
  struct Content: Equatable {
    let number: Int
    let author: String
    let caption: String
    let likes: Int
  }

  let content: Content
  private(set) var isLiked = false
  var isSaved = false

  init(_ content: Content) { self.content = content }

  nonisolated var id: Int { content.number }

  var title: String { "Post \(content.number)" }

  /// The likes of all others and the person's own.
  var likes: Int { content.likes + (isLiked ? 1 : 0) }

  /// The likes in words.
  var likesText: String { likes == 1 ? "1 like" : "\(likes) likes" }

  func toggleLike() { isLiked.toggle() }
}
