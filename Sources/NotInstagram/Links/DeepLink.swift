import Foundation

/// A page of the app that a URL opens: `not-instagram://posts/7`, or `https://not-instagram.example/posts/7`.
enum DeepLink: Equatable {
  case post(Int)
  case discover
  case profile

  /// The scheme of the app's own URLs.
  static let scheme = "not-instagram"
  /// The host of the web addresses that the app opens, its universal links.
  static let host = "not-instagram.example"

  /// Returns the web address of a post, for sharing.
  static func address(ofPost number: Int) -> URL? { URL(string: "https://\(host)/posts/\(number)") }

  /// Creates a link from a URL, or returns `nil` if the app doesn't have the page.
  init?(_ url: URL) {
    var places = url.pathComponents.filter { $0 != "/" }
    if url.scheme == Self.scheme, let first = url.host { places.insert(first, at: 0) }
    switch (places.first, places.count) {
    case ("posts", 2):
      guard let number = Int(places[1]), number > 0 else { return nil }
      self = .post(number)
    case ("discover", 1): self = .discover
    case ("profile", 1): self = .profile
    default: return nil
    }
  }
}
