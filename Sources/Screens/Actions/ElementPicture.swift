import Foundation

/// A picture of an element at one moment.
public struct ElementPicture: Equatable, Sendable {
  /// The picture as an SVG document.
  ///
  /// A secure field shows only bullets.
  public let svg: String
  /// The frame of the element in screen coordinates, in points.
  public let frame: CGRect
}
