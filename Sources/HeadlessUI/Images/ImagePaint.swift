import Foundation

/// A shape style that fills an area by repeating an image.
public struct ImagePaint: ShapeStyle {
  /// The image to repeat.
  public var image: Image
  /// The part of the image to use, in fractions of the image's size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a shape style that repeats a part of an image at a scale.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a shape style that fills an area by repeating a part of an image at a scale.
  public static func image(_ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
