/// A type of data, such as text or an image.
public struct UTType: Hashable, Codable, Sendable {
  /// The type's identifier, such as `public.json`.
  public let identifier: String

  /// Creates a type with an identifier.
  ///
  /// The initializer returns `nil` if the identifier is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates a type that the app exports, with its identifier.
  ///
  /// The parent type has no effect.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// Creates a type that the app imports, with its identifier.
  ///
  /// The parent type has no effect.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// A generic item, which is the base type of files and folders (`public.item`).
  public static let item = UTType(known: "public.item")
  /// Content, which is the base type of documents (`public.content`).
  public static let content = UTType(known: "public.content")
  /// A sequence of bytes (`public.data`).
  public static let data = UTType(known: "public.data")
  /// A folder that is visible to the user (`public.folder`).
  public static let folder = UTType(known: "public.folder")
  /// A directory in the file system (`public.directory`).
  public static let directory = UTType(known: "public.directory")
  /// An image of any format (`public.image`).
  public static let image = UTType(known: "public.image")
  /// A PNG image (`public.png`).
  public static let png = UTType(known: "public.png")
  /// A JPEG image (`public.jpeg`).
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image (`com.compuserve.gif`).
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A HEIC image (`public.heic`).
  public static let heic = UTType(known: "public.heic")
  /// An SVG image (`public.svg-image`).
  public static let svg = UTType(known: "public.svg-image")
  /// A PDF document (`com.adobe.pdf`).
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Text of any format (`public.text`).
  public static let text = UTType(known: "public.text")
  /// Text without markup, in any encoding (`public.plain-text`).
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without markup, in UTF-8 (`public.utf8-plain-text`).
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Rich text in RTF (`public.rtf`).
  public static let rtf = UTType(known: "public.rtf")
  /// An HTML document (`public.html`).
  public static let html = UTType(known: "public.html")
  /// An XML document (`public.xml`).
  public static let xml = UTType(known: "public.xml")
  /// A JSON document (`public.json`).
  public static let json = UTType(known: "public.json")
  /// A property list (`com.apple.property-list`).
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// Comma-separated values (`public.comma-separated-values-text`).
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A URL (`public.url`).
  public static let url = UTType(known: "public.url")
  /// A file URL (`public.file-url`).
  public static let fileURL = UTType(known: "public.file-url")
  /// A movie, with or without sound (`public.movie`).
  public static let movie = UTType(known: "public.movie")
  /// A video without sound (`public.video`).
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie (`public.mpeg-4`).
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie (`com.apple.quicktime-movie`).
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// Sound of any format (`public.audio`).
  public static let audio = UTType(known: "public.audio")
  /// MP3 sound (`public.mp3`).
  public static let mp3 = UTType(known: "public.mp3")
  /// A ZIP archive (`public.zip-archive`).
  public static let zip = UTType(known: "public.zip-archive")
  /// An archive of files and directories (`public.archive`).
  public static let archive = UTType(known: "public.archive")
  /// Source code in any language (`public.source-code`).
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code (`public.swift-source`).
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A calendar event (`public.calendar-event`).
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A contact, such as a vCard (`public.contact`).
  public static let contact = UTType(known: "public.contact")
}
