public import Foundation

/// An image with a size in pixels.
///
/// Only images from a SwiftUI `ImageRenderer` have pixels. Their pixels are in the PNG of a `UIImage`.
///
/// [Apple: CGImage](https://developer.apple.com/documentation/coregraphics/cgimage)
public final class CGImage: Hashable, Sendable {
  /// The width of the image, in pixels.
  public let width: Int
  /// The height of the image, in pixels.
  public let height: Int
  package let content: ImageContent

  package init?(width: Int, height: Int, content: ImageContent) {
    guard width > 0, height > 0 else { return nil }
    (self.width, self.height, self.content) = (width, height, content)
  }

  /// The number of bits per component.
  ///
  /// Always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel.
  ///
  /// Always 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row.
  public var bytesPerRow: Int { width * 4 }

  /// The color space of the image.
  ///
  /// Always sRGB.
  public var colorSpace: CGColorSpace? { .standard }

  /// The position of the alpha component, which is after the color.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// Returns the part of the image within a rectangle in pixels.
  ///
  /// The part is a new image without a name or data, and has the size of the overlap. The result is `nil` if the rectangle is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(all)
    if part == all { return self }
    return CGImage(width: Int(part.width), height: Int(part.height), content: ImageContent())
  }

  /// Returns the same image.
  public func copy() -> CGImage? { self }

  /// Returns whether two images have the same size and source.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.width == second.width && first.height == second.height && first.content == second.content && (first.content != ImageContent() || first === second)
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no alpha component.
  case none = 0
  /// Alpha is last, and the color is premultiplied.
  case premultipliedLast = 1
  /// Alpha is first, and the color is premultiplied.
  case premultipliedFirst = 2
  /// Alpha is last, and the color isn't premultiplied.
  case last = 3
  /// Alpha is first, and the color isn't premultiplied.
  case first = 4
  /// The last component is ignored.
  case noneSkipLast = 5
  /// The first component is ignored.
  case noneSkipFirst = 6
  /// There is only an alpha component.
  case alphaOnly = 7
}
