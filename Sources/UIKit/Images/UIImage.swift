public import Foundation

/// An image by its name, its symbol or its data; its pixels are never drawn.
public final class UIImage: Sendable {
  /// The name in the app's assets; `nil` for a symbol and for data.
  package let name: String?
  /// The name of the system's symbol; `nil` for any other image.
  package let symbolName: String?
  /// The encoded image; `nil` where it came from a name.
  package let data: Data?
  /// The size in points: that of the file where its first bytes tell it, else zero.
  public let size: CGSize
  /// The pixels of a point.
  public let scale: CGFloat

  private init(name: String?, symbolName: String?, data: Data?, size: CGSize, scale: CGFloat = 1) {
    self.name = name
    self.symbolName = symbolName
    self.data = data
    self.size = size
    self.scale = scale
  }

  /// Creates an image of nothing, without a size.
  public convenience init() { self.init(name: nil, symbolName: nil, data: nil, size: .zero) }

  /// Creates an image with the name of an asset of the app.
  ///
  /// Where the app's resources have images and none of this name, there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }

  /// Creates an image with the name of an asset of a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    switch NamedImages.find(name, in: bundle) {
    case .image(let size, let scale): self.init(name: name, symbolName: nil, data: nil, size: size ?? .zero, scale: scale)
    case .unknown: self.init(name: name, symbolName: nil, data: nil, size: .zero)
    case .missing: return nil
    }
  }

  /// Creates an image with the name of an asset of a bundle; the traits have no effect.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { self.init(named: name, in: bundle, with: nil) }

  /// Creates an image of the system's symbol with a name.
  public convenience init?(systemName: String) { self.init(name: nil, symbolName: systemName, data: nil, size: .zero) }

  /// Creates an image from encoded data.
  package convenience init(encoded data: Data) { self.init(name: nil, symbolName: nil, data: data, size: ImageHeader.pixelSize(of: data) ?? .zero) }

  /// Creates an image from encoded data; there is none where the data are empty.
  public convenience init?(data: Data) {
    guard !data.isEmpty else { return nil }
    self.init(encoded: data)
  }

  /// Creates an image from encoded data with the pixels of a point; there is none where the data are empty.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    let pixels = ImageHeader.pixelSize(of: data) ?? .zero
    self.init(name: nil, symbolName: nil, data: data, size: CGSize(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1)), scale: max(scale, 1))
  }

  /// Creates an image from a file; there is none where the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return nil }
    self.init(encoded: data)
  }

  /// How a symbol is drawn, which a headless screen does not show.
  public final class Configuration: Sendable {}
}

/// What an interface goes by, which has no effect on images here.
public final class UITraitCollection: Sendable {}
