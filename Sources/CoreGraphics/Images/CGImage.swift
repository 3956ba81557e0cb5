public import Foundation

/// An image by its size in pixels.
///
/// The pixels aren't there, unless the image comes from a SwiftUI `ImageRenderer`: then they are in the PNG of a `UIImage`.
///
/// [Apple: CGImage](https://developer.apple.com/documentation/coregraphics/cgimage)
public final class CGImage: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows of pixels.
  public let height: Int
  package let content: ImageContent

  package init?(width: Int, height: Int, content: ImageContent) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, self.content) = (width, height, content)
  }

  /// The number of bits of a component of a pixel: 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// The color space of the pixels: the standard RGB space.
  public var colorSpace: CGColorSpace? { .standard }

  /// Where the alpha of a pixel is: after its color.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// Returns the part of the image in a rectangle, in pixels, or `nil` if none of the image is in the rectangle.
  ///
  /// The part has the size of the rectangle's common area with the image; it is a new image, which has no name and no data.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(all)
    if part == all { return self }
    return CGImage(width: Int(part.width), height: Int(part.height), content: ImageContent())
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Whether two images have the same size and come from the same place.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.width == second.width && first.height == second.height && first.content == second.content && (first.content != ImageContent() || first === second)
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// Where the alpha of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha.
  case none = 0
  /// The alpha is last, and the color is multiplied by it.
  case premultipliedLast = 1
  /// The alpha is first, and the color is multiplied by it.
  case premultipliedFirst = 2
  /// The alpha is last.
  case last = 3
  /// The alpha is first.
  case first = 4
  /// The last component is skipped.
  case noneSkipLast = 5
  /// The first component is skipped.
  case noneSkipFirst = 6
  /// There is only alpha.
  case alphaOnly = 7
}
