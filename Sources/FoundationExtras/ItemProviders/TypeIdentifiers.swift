/// The identifiers of the system's data types.
package enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
    "public.svg-image": ["public.image", "public.xml"], "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"], "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "com.apple.property-list": ["public.data"], "public.comma-separated-values-text": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"], "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"], "public.mp3": ["public.audio"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"], "public.zip-archive": ["public.archive"], "public.archive": ["public.data"], "public.data": ["public.item"],
    "public.url": ["public.data"], "public.file-url": ["public.url"], "public.content": [], "public.folder": ["public.directory"], "public.directory": ["public.item"],
    "public.item": [],
  ]

  private static let endings: [String: String] = [
    "public.png": "png", "public.jpeg": "jpeg", "com.compuserve.gif": "gif", "public.heic": "heic", "public.svg-image": "svg", "com.adobe.pdf": "pdf",
    "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.rtf": "rtf", "public.html": "html", "public.xml": "xml", "public.json": "json",
    "com.apple.property-list": "plist", "public.comma-separated-values-text": "csv", "public.mpeg-4": "mp4", "com.apple.quicktime-movie": "mov", "public.mp3": "mp3",
    "public.zip-archive": "zip", "public.swift-source": "swift",
  ]

  /// Returns whether a type conforms to another type, such as `public.png` to `public.image`.
  ///
  /// An app's custom type conforms only to itself.
  package static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other || parents[identifier]?.contains { conforms($0, to: other) } ?? false
  }

  /// Returns whether a type conforms to one of several types.
  package static func conforms(_ identifier: String, toAnyOf others: [String]) -> Bool { others.contains { conforms(identifier, to: $0) } }

  /// Returns whether a type is a system type.
  package static func isOfSystem(_ identifier: String) -> Bool { parents[identifier] != nil }

  /// Returns the file name extension of a type, or `nil` if it isn't known.
  package static func filenameExtension(of identifier: String) -> String? { endings[identifier] }

  /// Returns the type of a file name extension, or `nil` if it isn't known.
  package static func identifier(ofFilenameExtension filenameExtension: String) -> String? {
    let ending = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    return endings.sorted { $0.key < $1.key }.first { $0.value == ending }?.key
  }
}
