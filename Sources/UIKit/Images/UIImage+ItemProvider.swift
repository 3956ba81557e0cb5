import CoreGraphics
public import FoundationExtras

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The type identifier of an archived image with its name.
  ///
  /// As with UIKit's format, only this module can read the data.
  package static let archiveType: String = "com.apple.uikit.image"

  private struct Archive: Codable {
    let name: String?
    let symbolName: String?
    let data: Data?
    let size: CGSize
    let scale: CGFloat
  }

  /// Creates an image with a name, a symbol name or data.
  package convenience init(name: String?, symbolName: String?, data: Data?, size: CGSize, scale: CGFloat = 1) {
    self.init(ImageContent(name: name, symbolName: symbolName, data: data), size: size, scale: scale)
  }

  /// The type identifiers of all image formats.
  public static var readableTypeIdentifiersForItemProvider: [String] { [archiveType, "public.image"] }

  /// The type identifiers of the archived image, PNG and JPEG.
  public static var writableTypeIdentifiersForItemProvider: [String] { [archiveType, "public.png", "public.jpeg"] }

  /// Returns the image that is encoded as data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> UIImage {
    if typeIdentifier == archiveType {
      let archive = try JSONDecoder().decode(Archive.self, from: data)
      return UIImage(name: archive.name, symbolName: archive.symbolName, data: archive.data, size: archive.size, scale: archive.scale)
    }
    guard let image = UIImage(data: data) else { throw NSItemProvider.error(.unavailableCoercionError, "The data of type \(typeIdentifier) is not an image") }
    return image
  }

  /// Calls the closure with the image's data before returning.
  public func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void)
    -> Progress?
  {
    let loaded: Data? =
      switch typeIdentifier {
      case Self.archiveType: try? JSONEncoder().encode(Archive(name: name, symbolName: symbolName, data: data, size: size, scale: scale))
      case "public.jpeg": jpegData(compressionQuality: 1)
      default: pngData()
      }
    completionHandler(loaded, loaded == nil ? NSItemProvider.error(.itemUnavailableError, "The image has no data of type \(typeIdentifier)") : nil)
    return nil
  }
}
