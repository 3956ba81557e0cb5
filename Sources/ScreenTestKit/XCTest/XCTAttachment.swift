import Foundation
import ScenarioKit

/// Something that a test keeps for the people who read its results: a picture, a text, data.
///
/// It is written beside the journal, in the folder that is called like the journal, and the log says where.
/// What a secure field was given is replaced by bullets in an attachment of text.
public final class XCTAttachment: NSObject {
  /// How long the file of an attachment is kept: always, or only if its test fails.
  public enum Lifetime: Int, Sendable {
    /// It is kept whatever becomes of the test.
    case keepAlways = 0
    /// It is kept only if the test fails: the default.
    case deleteOnSuccess = 1
  }

  /// The quality that an image is kept in; pictures are kept as they are here.
  public enum ImageQuality: Int, Sendable {
    /// As it is.
    case original = 0
    /// Nearly as it is.
    case medium = 1
    /// Small.
    case low = 2
  }

  /// The name that the log shows.
  public var name: String?

  /// How long it is kept.
  public var lifetime: Lifetime = .deleteOnSuccess

  /// More about it, for other tools; nothing here reads it.
  public var userInfo: [AnyHashable: Any]?

  /// The type of the data: “public.png”.
  public let uniformTypeIdentifier: String

  private let data: Data
  private let fileExtension: String

  /// Creates an attachment of data with everything that is known of them.
  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
    data = payload ?? Data()
    uniformTypeIdentifier = identifier ?? "public.data"
    fileExtension = Self.fileExtension(of: identifier, name)
    self.name = name
    self.userInfo = userInfo
  }

  /// Creates an attachment of data.
  public convenience init(data payload: Data) { self.init(data: payload, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment of data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment of a text.
  public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }

  /// Creates an attachment of a picture of the screen, which is kept as an SVG document.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.svg-image", name: "Screenshot", payload: Data(screenshot.svgRepresentation.utf8))
  }

  /// Creates an attachment of a picture of the screen, which is kept as an SVG document whatever the quality.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

  /// Creates an attachment of an image; one that has no data of its own is kept as its name.
  public convenience init(image: UIImage) {
    let (data, identifier) = image.storedForm
    self.init(data: data, uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment of an image, which is kept as it is whatever the quality.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Creates an attachment of a property list.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    self.init(data: data ?? Data("\(object)".utf8), uniformTypeIdentifier: "com.apple.property-list")
  }

  /// Creates an attachment of an object in the form that it is archived in.
  public convenience init(archivableObject object: any NSSecureCoding) { self.init(archivableObject: object, uniformTypeIdentifier: "com.apple.property-list") }

  /// Creates an attachment of an object in the form that it is archived in, of a type.
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    self.init(data: data ?? Data("\(object)".utf8), uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment of a file, as it is now.
  public convenience init(contentsOfFile fileURL: URL) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: "public.data", fileExtension: fileURL.pathExtension)
  }

  /// Creates an attachment of a file of a type, as it is now.
  public convenience init(contentsOfFile fileURL: URL, uniformTypeIdentifier identifier: String) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: identifier, fileExtension: fileURL.pathExtension)
  }

  private init(contentsOfFile fileURL: URL, uniformTypeIdentifier: String, fileExtension: String) {
    data = (try? Data(contentsOf: fileURL)) ?? Data("The file could not be read: \(fileURL.path)".utf8)
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.fileExtension = fileExtension.isEmpty ? "dat" : fileExtension
    name = fileURL.lastPathComponent
  }

  /// What is written beside the journal.
  var stored: ScenarioRun.Attachment {
    ScenarioRun.Attachment(name: name ?? uniformTypeIdentifier, data: data, fileExtension: fileExtension, isKeptOnSuccess: lifetime == .keepAlways)
  }

  private static func fileExtension(of identifier: String?, _ name: String?) -> String {
    switch identifier {
    case "public.png": return "png"
    case "public.jpeg": return "jpg"
    case "public.svg-image": return "svg"
    case "public.json": return "json"
    case "public.html": return "html"
    case "public.xml": return "xml"
    case "com.apple.property-list": return "plist"
    case "public.plain-text", "public.text", "public.utf8-plain-text", "public.log": return "txt"
    default: break
    }
    let end = name.map { ($0 as NSString).pathExtension } ?? ""
    return end.isEmpty ? "dat" : end
  }
}

extension UIImage {
  /// The data of the image and their type; its name where it has none.
  fileprivate var storedForm: (Data, String) {
    guard let data else { return (Data((name ?? symbolName ?? "").utf8), "public.plain-text") }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (data, "public.png") }
    if data.starts(with: [0xFF, 0xD8]) { return (data, "public.jpeg") }
    return (data, data.starts(with: Array("<svg".utf8)) || data.starts(with: Array("<?xml".utf8)) ? "public.svg-image" : "public.data")
  }
}
