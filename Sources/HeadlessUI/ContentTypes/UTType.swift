/// A type of data, such as text or an image.
public struct UTType: Hashable, Codable, Sendable {
  /// The type's identifier, such as `public.json`.
  public let identifier: String

  /// Creates a type with an identifier.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  /// The type `public.item`.
  public static let item = UTType(known: "public.item")
  /// The type `public.content`.
  public static let content = UTType(known: "public.content")
  /// The type `public.data`.
  public static let data = UTType(known: "public.data")
  /// The type `public.folder`.
  public static let folder = UTType(known: "public.folder")
  /// The type `public.directory`.
  public static let directory = UTType(known: "public.directory")
  /// The type `public.image`.
  public static let image = UTType(known: "public.image")
  /// The type `public.png`.
  public static let png = UTType(known: "public.png")
  /// The type `public.jpeg`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// The type `com.compuserve.gif`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// The type `public.heic`.
  public static let heic = UTType(known: "public.heic")
  /// The type `public.svg-image`.
  public static let svg = UTType(known: "public.svg-image")
  /// The type `com.adobe.pdf`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// The type `public.text`.
  public static let text = UTType(known: "public.text")
  /// The type `public.plain-text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// The type `public.utf8-plain-text`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// The type `public.rtf`.
  public static let rtf = UTType(known: "public.rtf")
  /// The type `public.html`.
  public static let html = UTType(known: "public.html")
  /// The type `public.xml`.
  public static let xml = UTType(known: "public.xml")
  /// The type `public.json`.
  public static let json = UTType(known: "public.json")
  /// The type `com.apple.property-list`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// The type `public.comma-separated-values-text`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// The type `public.url`.
  public static let url = UTType(known: "public.url")
  /// The type `public.file-url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// The type `public.movie`.
  public static let movie = UTType(known: "public.movie")
  /// The type `public.video`.
  public static let video = UTType(known: "public.video")
  /// The type `public.mpeg-4`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// The type `com.apple.quicktime-movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// The type `public.audio`.
  public static let audio = UTType(known: "public.audio")
  /// The type `public.mp3`.
  public static let mp3 = UTType(known: "public.mp3")
  /// The type `public.zip-archive`.
  public static let zip = UTType(known: "public.zip-archive")
  /// The type `public.archive`.
  public static let archive = UTType(known: "public.archive")
  /// The type `public.source-code`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// The type `public.swift-source`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// The type `public.calendar-event`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// The type `public.contact`.
  public static let contact = UTType(known: "public.contact")
}
