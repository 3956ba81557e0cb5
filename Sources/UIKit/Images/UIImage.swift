public import Foundation

/// An image with a name, a symbol or data.
///
/// Its pixels are never drawn.
/// [Apple: UIImage](https://developer.apple.com/documentation/uikit/uiimage)
public final class UIImage: NSObject, Sendable {
  let content: ImageContent
  let look: Look
  /// The size in points, if the file's header specifies it, or zero.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat

  init(_ content: ImageContent, size: CGSize, scale: CGFloat = 1, look: Look = Look()) { (self.content, self.size, self.scale, self.look) = (content, size, scale, look) }

  /// The name in the app's assets, or `nil` for a symbol or data.
  package var name: String? { content.name }
  /// The name of the system symbol, or `nil` for other images.
  package var symbolName: String? { content.symbolName }
  /// The encoded image, or `nil` if the image was created from a name.
  package var data: Data? { content.data }

  /// Creates an empty image without a size.
  public convenience override init() { self.init(ImageContent(), size: .zero) }

  /// Creates an image with the name of an asset in the app.
  ///
  /// If the app's resources have images but none with this name, the result is `nil`.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates an image with the name of an asset in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    switch NamedImages.find(name, in: bundle) {
    case .image(let size, let scale): self.init(ImageContent(name: name), size: size ?? .zero, scale: scale)
    case .unknown: self.init(ImageContent(name: name), size: .zero)
    case .missing: return nil
    }
  }

  /// Creates an image with the name of an asset in a bundle.
  ///
  /// The traits have no effect.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { self.init(named: name, in: bundle, with: nil) }

  /// Creates an image of a system symbol.
  public convenience init?(systemName: String) { self.init(systemName: systemName, withConfiguration: nil) }

  /// Creates an image of a system symbol with a configuration.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(ImageContent(symbolName: systemName), size: .zero, look: Look(configuration: configuration))
  }

  /// Creates an image of a system symbol.
  ///
  /// The traits have no effect.
  public convenience init?(systemName: String, compatibleWith traitCollection: UITraitCollection?) { self.init(systemName: systemName) }

  /// Creates an image from encoded data.
  package convenience init(encoded data: Data) { self.init(ImageContent(data: data), size: ImageHeader.pixelSize(of: data) ?? .zero) }

  /// Creates an image from encoded data, or returns `nil` if the data is empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(encoded: data)
  }

  /// Creates an image from encoded data with a scale, or returns `nil` if the data is empty.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let pixels = ImageHeader.pixelSize(of: data) ?? .zero
    self.init(ImageContent(data: data), size: CGSize(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1)), scale: max(scale, 1))
  }

  /// Creates an image from a file, or returns `nil` if the file can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    self.init(encoded: data)
  }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a Core Graphics image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      cgImage.content, size: orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
      look: Look(orientation: orientation))
  }

  /// Returns whether an object is an image with the same size and the same name, symbol or data.
  ///
  /// An image without these equals only itself.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content && content != ImageContent() && size == other.size && scale == other.scale && look == other.look
  }

  /// The hash value of the name, symbol and data.
  public override var hash: Int { content.hashValue }
}
