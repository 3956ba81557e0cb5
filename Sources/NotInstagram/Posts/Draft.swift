import SwiftData

/// A post that is being written.
///
/// A draft that the user keeps is stored until it's published or discarded.
@Model
final class Draft {
  var caption: String
  /// The number of the chosen picture in the user's library.
  var picture: Int?
  var filter: PictureFilter
  /// The brightness, from 0 (dark) to 1 (bright).
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

  /// Whether all values of the draft have their defaults.
  var isEmpty: Bool { caption.isEmpty && picture == nil && filter == .none && brightness == 0.5 && location == nil && allowsComments }

  /// Whether the draft can be published.
  var canBePublished: Bool { picture != nil && !caption.isBlank }

  /// A description of the brightness.
  var brightnessText: String { "Brightness: \(Int((brightness * 100).rounded())) %" }

  /// Returns the content of a post with the draft's values.
  func content(number: Int, author: String) -> Post.Content {
    Post.Content(number: number, author: author, caption: caption.trimmed, likes: 0, filter: filter, location: location, allowsComments: allowsComments)
  }
}
