import Foundation

/// Where a page finds the files that belong to it.
struct AttachmentLinks {
  /// Images up to this size are in the page itself.
  private static let largestInline = 256 << 10
  /// What a browser shows as an image without running anything in it.
  private static let images: Set<String> = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml"]

  private let folder: [String]

  /// Creates the links of a page in a folder; without one they start from the working directory.
  init(folder: URL?) {
    self.folder = Self.components(of: folder?.path ?? FileManager.default.currentDirectoryPath)
  }

  /// The address of a file from the page, with everything escaped that is no plain letter of an address.
  ///
  /// It never begins with a name, which could be that of a scheme.
  func address(of path: String) -> String {
    let file = Self.components(of: path)
    let shared = zip(folder, file).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: folder.count - shared) + file.dropFirst(shared).map(Self.escaped)
    return shared == folder.count ? "./" + parts.joined(separator: "/") : parts.joined(separator: "/")
  }

  /// A small image as an address that contains it; `nil` for anything else.
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
