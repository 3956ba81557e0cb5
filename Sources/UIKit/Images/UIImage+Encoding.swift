public import Foundation

extension UIImage {
  /// Returns the image as a PNG, or `nil` if its size isn't known.
  ///
  /// An image that was created from PNG data returns this data. Any other image returns a PNG of its size with transparent pixels, because images have no pixels on the simulated device.
  public func pngData() -> Data? { encoded(as: [0x89, 0x50, 0x4E, 0x47], or: EmptyImageFile.png) }

  /// Returns the image as a JPEG, or `nil` if its size isn't known.
  ///
  /// An image that was created from JPEG data returns this data, regardless of the quality. Any other image returns a JPEG of its size with gray pixels, because images have no
  /// pixels on the simulated device.
  public func jpegData(compressionQuality: CGFloat) -> Data? { encoded(as: [0xFF, 0xD8], or: EmptyImageFile.jpeg) }

  private func encoded(as start: [UInt8], or empty: (Int, Int) -> Data?) -> Data? {
    if let data, data.starts(with: start) { return data }
    let (width, height) = pixels
    return empty(width, height)
  }

  private var pixels: (width: Int, height: Int) { (Int(pixels: (size.width * scale).rounded()), Int(pixels: (size.height * scale).rounded())) }

  /// The image as a Core Graphics image, or `nil` if its size isn't known.
  public var cgImage: CGImage? {
    let (width, height) = pixels
    return imageOrientation.isSideways ? CGImage(width: height, height: width, content: content) : CGImage(width: width, height: height, content: content)
  }

  /// Draws the image at a point.
  ///
  /// On the simulated device, nothing is drawn.
  public func draw(at point: CGPoint) {}

  /// Draws the image at a point.
  ///
  /// On the simulated device, nothing is drawn.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Draws the image in a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func draw(in rect: CGRect) {}

  /// Draws the image in a rectangle.
  ///
  /// On the simulated device, nothing is drawn.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}

  /// Fills a rectangle with copies of the image.
  ///
  /// On the simulated device, nothing is drawn.
  public func drawAsPattern(in rect: CGRect) {}

  /// Returns the image, which doesn't need preparation.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image, which doesn't need preparation.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// Calls a closure with the image, which doesn't need preparation, before returning.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

  /// Returns an image of a different size without a name and data, or `nil` if the size is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    size.width > 0 && size.height > 0 ? UIImage(ImageContent(), size: size, scale: scale) : nil
  }

  /// Returns an image of a different size without a name and data, or `nil` if the size is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Calls a closure with an image of a different size before returning.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(preparingThumbnail(of: size)) }
}
