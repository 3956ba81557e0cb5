extension UTType {
  private static let parents: [String: [String]] = [
    "public.png": ["public.image"], "public.jpeg": ["public.image"], "com.compuserve.gif": ["public.image"], "public.heic": ["public.image"],
    "public.svg-image": ["public.image", "public.xml"], "public.image": ["public.data", "public.content"], "com.adobe.pdf": ["public.data", "public.composite-content"],
    "public.composite-content": ["public.content"], "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
    "public.utf8-plain-text": ["public.plain-text"], "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"], "public.json": ["public.text"],
    "com.apple.property-list": ["public.data"], "public.comma-separated-values-text": ["public.text"], "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"], "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"], "public.mp3": ["public.audio"],
    "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"], "public.audio": ["public.audiovisual-content"],
    "public.audiovisual-content": ["public.data", "public.content"], "public.zip-archive": ["public.archive"], "public.archive": ["public.data"], "public.data": ["public.item"],
    "public.content": [], "public.folder": ["public.directory"], "public.directory": ["public.item"],
  ]

  /// Whether data of this type are of another one, too, as each PNG is an image; of an app's own types only that they are themselves is known.
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    return Self.parents[identifier]?.contains { UTType(importedAs: $0).conforms(to: type) } ?? false
  }

  /// Whether the type is one of the system's.
  var isOfSystem: Bool { Self.parents[identifier] != nil || ["public.item", "public.url"].contains(identifier) }
}
