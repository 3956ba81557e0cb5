import Observation

/// A post, with the user's likes and comments.
@MainActor @Observable
final class Post: Identifiable {
  /// The part of a post that the feed service provides.
  struct Content: Equatable, Identifiable {
    let number: Int
    let author: String
    let caption: String
    let likes: Int
    var filter = PictureFilter.none
    var location: String?
    var allowsComments = true

    var id: Int { number }

    var title: String { "Post \(number)" }
  }

  /// A comment on a post.
  struct Comment: Identifiable, Equatable {
    let id: Int
    let author: String
    let text: String
  }

  let content: Content
  private(set) var isLiked = false
  private(set) var comments: [Comment] = []
  var isSaved = false

  init(_ content: Content) { self.content = content }

  nonisolated var id: Int { content.number }

  var title: String { content.title }

  /// The number of likes, including the user's own.
  var likes: Int { content.likes + (isLiked ? 1 : 0) }

  /// The number of likes in words: “1 like”, “2 likes”.
  var likesText: String { likes == 1 ? "1 like" : "\(likes) likes" }

  /// The number of comments in words.
  var commentsText: String {
    switch comments.count {
    case 0: "No comments yet"
    case 1: "1 comment"
    default: "\(comments.count) comments"
    }
  }

  func toggleLike() { isLiked.toggle() }

  /// Adds a comment below the others, unless the text is blank.
  func addComment(_ text: String, by author: String) {
    let words = text.trimmed
    guard content.allowsComments, !words.isEmpty else { return }
    comments.append(Comment(id: (comments.last?.id ?? 0) + 1, author: author, text: words))
  }

  func delete(_ comment: Comment) { comments.removeAll { $0.id == comment.id } }
}
