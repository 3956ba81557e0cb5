import Foundation

/// The overlay file for the compiler, which maps original files to their copies.
struct OverlayFile: Encodable {
  private var version = 0
  private var caseSensitive = "true"
  private var roots: [Folder]

  private enum CodingKeys: String, CodingKey {
    case version, roots
    case caseSensitive = "case-sensitive"
  }

  private struct Folder: Encodable {
    var type = "directory"
    var name: String
    var contents: [File]
  }

  private struct File: Encodable {
    var type = "file"
    var name: String
    var copy: String
    // This is `false`, so messages, `#filePath`, coverage, and the debugger name the original file and not the copy.
    var usesNameOfCopy = false

    private enum CodingKeys: String, CodingKey {
      case type, name
      case copy = "external-contents"
      case usesNameOfCopy = "use-external-name"
    }
  }

  /// Creates the overlay for copies, by the paths of their originals.
  init(copies: [String: String]) {
    let folders = Dictionary(grouping: copies) { URL(filePath: $0.key).deletingLastPathComponent().path(percentEncoded: false) }
    roots = folders.sorted { $0.key < $1.key }.map { folder, copies in
      Folder(
        name: folder,
        contents: copies.sorted { $0.key < $1.key }.map { File(name: URL(filePath: $0.key).lastPathComponent, copy: $0.value) })
    }
  }

  /// The contents of the file.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
