import Foundation

/// The addresses of attachments relative to a page.
struct AttachmentLinks {
  /// The maximum size of an image that is embedded in the page.
  private static let largestInline = 256 << 10
  /// The image types that browsers show without running code.
  private static let images: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"]

  private let folder: [String]

  /// Creates the links for a page in a folder.
  ///
  /// If it's `nil`, links are relative to the working directory.
  init(folder: URL?) {
    self.folder = Self.components(of: folder?.path ?? FileManager.default.currentDirectoryPath)
  }

  /// Returns the percent-encoded address of a file relative to the page.
  ///
  /// The address never starts with a name, because a browser could read that as a URL scheme.
  func address(of path: String) -> String {
    let file = Self.components(of: path)
    let shared = zip(folder, file).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: folder.count - shared) + file.dropFirst(shared).map(Self.escaped)
    return shared == folder.count ? "./" + parts.joined(separator: "/") : parts.joined(separator: "/")
  }

  /// Returns a small image as a `data:` address, or `nil` for any other file.
  func inlineImage(at path: String, mediaType: String) -> String? {
    guard Self.images.contains(mediaType),
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int, size <= Self.largestInline,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return "data:\(mediaType);base64,\(data.base64EncodedString())"
  }

  private static func components(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.path.split(separator: "/").map(String.init)
  }

  private static func escaped(_ component: String) -> String {
    component.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")) ?? ""
  }
}
