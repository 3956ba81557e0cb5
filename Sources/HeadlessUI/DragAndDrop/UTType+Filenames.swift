extension UTType {
  private static let endings: [String: String] = [
    "public.png": "png", "public.jpeg": "jpeg", "com.compuserve.gif": "gif", "public.heic": "heic", "public.svg-image": "svg", "com.adobe.pdf": "pdf",
    "public.plain-text": "txt", "public.utf8-plain-text": "txt", "public.rtf": "rtf", "public.html": "html", "public.xml": "xml", "public.json": "json",
    "com.apple.property-list": "plist", "public.comma-separated-values-text": "csv", "public.mpeg-4": "mp4", "com.apple.quicktime-movie": "mov", "public.mp3": "mp3",
    "public.zip-archive": "zip", "public.swift-source": "swift",
  ]

  /// The ending that the names of such files have; `nil` where none is known.
  public var preferredFilenameExtension: String? { Self.endings[identifier] }

  /// Creates the type of files whose names have an ending; `nil` where none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased() == "jpg" ? "jpeg" : filenameExtension.lowercased()
    guard let known = Self.endings.sorted(by: { $0.key < $1.key }).first(where: { $0.value == ending }) else { return nil }
    self.init(known.key)
  }
}
