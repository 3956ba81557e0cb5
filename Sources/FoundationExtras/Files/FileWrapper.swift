public import Foundation

/// A file or a folder as a value, as Foundation's class on Apple's platforms, which Foundation on Linux lacks.
open class FileWrapper {
  /// The content of a file; `nil` for a folder.
  public let regularFileContents: Data?
  /// The files of a folder, by name; `nil` for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The name that it should have.
  open var preferredFilename: String?
  /// The name that it was read with.
  open var filename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }

  /// Creates a folder.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { (regularFileContents, fileWrappers) = (nil, childrenByPreferredName) }

  /// Reads a file or a folder.
  public init(url: URL) throws {
    var isDirectory = false
    if let type = try FileManager.default.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType { isDirectory = type == .typeDirectory }
    if isDirectory {
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      regularFileContents = nil
      fileWrappers = try Dictionary(uniqueKeysWithValues: names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) })
    } else {
      (regularFileContents, fileWrappers) = (try Data(contentsOf: url), nil)
    }
    filename = url.lastPathComponent
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Writes it.
  package func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, wrapper) in fileWrappers ?? [:] { try wrapper.write(to: url.appendingPathComponent(name)) }
  }
}
