import Observation

/// A post that is being written.
@MainActor @Observable
final class Draft {
  var caption: String
  /// The number of the chosen picture among the person's own.
  var picture: Int?
  var filter: PictureFilter
  /// From 0, dark, to 1, bright.
  var brightness: Double
  var location: String?
  var allowsComments: Bool

  init(caption: String = "", picture: Int? = nil, filter: PictureFilter = .none, brightness: Double = 0.5, location: String? = nil, allowsComments: Bool = true) {
    self.caption = caption
    self.picture = picture
    self.filter = filter
    self.brightness = brightness
    self.location = location
    self.allowsComments = allowsComments
  }

  /// Whether nothing would be lost with it.
  var isEmpty: Bool { caption.isEmpty && picture == nil && filter == .none && brightness == 0.5 && location == nil && allowsComments }

  /// Whether there is enough of it for a post.
  var canBePublished: Bool { picture != nil && !caption.isBlank }

  /// The brightness in words.
  var brightnessText: String { "Brightness: \(Int((brightness * 100).rounded())) %" }

  /// The post that it becomes.
  func content(number: Int, author: String) -> Post.Content {
    Post.Content(number: number, author: author, caption: caption.trimmed, likes: 0, filter: filter, location: location, allowsComments: allowsComments)
  }
}
