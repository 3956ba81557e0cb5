import Foundation
import ScenarioKit

/// Data, such as a picture or text, that a test saves along with its results.
///
/// The attachment is written to a folder next to the journal, with the same name as the journal, and the log shows its path.
/// In a text attachment, text that was typed into a secure field is replaced by bullets.
public final class XCTAttachment: NSObject {
  /// The time that an attachment's file is kept.
  public enum Lifetime: Int, Sendable {
    /// The file is always kept.
    case keepAlways = 0
    /// The file is kept only if the test fails. This is the default.
    case deleteOnSuccess = 1
  }

  /// The quality of an image attachment.
  ///
  /// The value is ignored: images are saved unchanged.
  public enum ImageQuality: Int, Sendable {
    /// The original quality.
    case original = 0
    /// Medium quality.
    case medium = 1
    /// Low quality.
    case low = 2
  }

  /// The name that the log shows.
  public var name: String?

  /// The time that the attachment's file is kept.
  ///
  /// The default is `deleteOnSuccess`.
  public var lifetime: Lifetime = .deleteOnSuccess

  /// Additional information for other tools.
  ///
  /// ScreenTestKit doesn't use it.
  public var userInfo: [AnyHashable: Any]?

  /// The uniform type identifier of the data, such as “public.png”.
  public let uniformTypeIdentifier: String

  private let data: Data
  private let fileExtension: String

  /// Creates an attachment from data with the given type, name and additional information.
  public init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil) {
    data = payload ?? Data()
    uniformTypeIdentifier = identifier ?? "public.data"
    fileExtension = Self.fileExtension(of: identifier, name)
    self.name = name
    self.userInfo = userInfo
  }

  /// Creates an attachment from data.
  public convenience init(data payload: Data) { self.init(data: payload, uniformTypeIdentifier: "public.data") }

  /// Creates an attachment from data of the given type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Creates an attachment from a string.
  public convenience init(string: String) { self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text") }

  /// Creates an attachment from a screenshot, which is saved as an SVG document.
  public convenience init(screenshot: XCUIScreenshot) {
    self.init(uniformTypeIdentifier: "public.svg-image", name: "Screenshot", payload: Data(screenshot.svgRepresentation.utf8))
  }

  /// Creates an attachment from a screenshot, which is saved as an SVG document.
  ///
  /// The quality is ignored.
  public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }

  /// Creates an attachment from an image.
  ///
  /// If the image doesn't have data, the attachment contains the image's name.
  public convenience init(image: UIImage) {
    let (data, identifier) = image.storedForm
    self.init(data: data, uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment from an image, which is saved unchanged.
  ///
  /// The quality is ignored.
  public convenience init(image: UIImage, quality: ImageQuality) { self.init(image: image) }

  /// Creates an attachment from a property list.
  public convenience init(plistObject object: Any) {
    let data = try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    self.init(data: data ?? Data("\(object)".utf8), uniformTypeIdentifier: "com.apple.property-list")
  }

  /// Creates an attachment from an object by archiving it.
  public convenience init(archivableObject object: any NSSecureCoding) { self.init(archivableObject: object, uniformTypeIdentifier: "com.apple.property-list") }

  /// Creates an attachment of the given type from an object by archiving it.
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    let data = try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    self.init(data: data ?? Data("\(object)".utf8), uniformTypeIdentifier: identifier)
  }

  /// Creates an attachment from a file's current contents.
  public convenience init(contentsOfFile fileURL: URL) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: "public.data", fileExtension: fileURL.pathExtension)
  }

  /// Creates an attachment of the given type from a file's current contents.
  public convenience init(contentsOfFile fileURL: URL, uniformTypeIdentifier identifier: String) {
    self.init(contentsOfFile: fileURL, uniformTypeIdentifier: identifier, fileExtension: fileURL.pathExtension)
  }

  private init(contentsOfFile fileURL: URL, uniformTypeIdentifier: String, fileExtension: String) {
    data = (try? Data(contentsOf: fileURL)) ?? Data("The file could not be read: \(fileURL.path)".utf8)
    self.uniformTypeIdentifier = uniformTypeIdentifier
    self.fileExtension = fileExtension.isEmpty ? "dat" : fileExtension
    name = fileURL.lastPathComponent
  }

  /// The attachment in the form that's written next to the journal.
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
  /// The image's data and type, or the image's name as plain text if it doesn't have data.
  fileprivate var storedForm: (Data, String) {
    guard let data else { return (Data((name ?? symbolName ?? "").utf8), "public.plain-text") }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return (data, "public.png") }
    if data.starts(with: [0xFF, 0xD8]) { return (data, "public.jpeg") }
    return (data, data.starts(with: Array("<svg".utf8)) || data.starts(with: Array("<?xml".utf8)) ? "public.svg-image" : "public.data")
  }
}
