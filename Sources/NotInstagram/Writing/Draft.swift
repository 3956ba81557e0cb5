/// A post that is being written.
struct Draft: Equatable {
  var caption = ""
  /// The number of the chosen picture among the person's own.
  var picture: Int?
  var filter = PictureFilter.none
  /// From 0, dark, to 1, bright.
  var brightness = 0.5
  var location: String?
  var allowsComments = true

  /// Whether anything would be lost with it.
  var isEmpty: Bool { self == Draft() }

  /// Whether there is enough of it for a post.
  var canBePublished: Bool { picture != nil && !caption.isBlank }

  /// The brightness in words.
  var brightnessText: String { "Brightness: \(Int((brightness * 100).rounded())) %" }

  /// The post that it becomes.
  func content(number: Int, author: String) -> Post.Content {
    Post.Content(number: number, author: author, caption: caption.trimmed, likes: 0, filter: filter, location: location, allowsComments: allowsComments)
  }
}
