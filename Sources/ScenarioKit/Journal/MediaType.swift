/// The media types of files.
enum MediaType {
  /// Returns the media type for a file extension: “image/png” for “png”.
  static func named(byExtension fileExtension: String) -> String { known[fileExtension.lowercased()] ?? "application/octet-stream" }

  private static let known: [String: String] = [
    "txt": "text/plain", "log": "text/plain", "md": "text/markdown", "csv": "text/csv", "html": "text/html", "xml": "application/xml", "json": "application/json",
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "heic": "image/heic", "webp": "image/webp",
    "pdf": "application/pdf", "plist": "application/x-plist", "zip": "application/zip", "mp4": "video/mp4", "mov": "video/quicktime",
  ]
}
