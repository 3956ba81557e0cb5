public import Foundation

/// The contents of a file or folder, in memory.
///
/// Apple's Foundation has this class, but Foundation on Linux doesn't.
open class FileWrapper {
  /// The contents of a file, or `nil` for a folder.
  public let regularFileContents: Data?
  /// The contents of a folder, by name, or `nil` for a file.
  public let fileWrappers: [String: FileWrapper]?
  /// The preferred name of the file.
  open var preferredFilename: String?
  /// The name that the file was read with.
  open var filename: String?

  /// Creates a file wrapper for a file with the given contents.
  public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }

  /// Creates a file wrapper for a folder that contains the given files and folders.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { (regularFileContents, fileWrappers) = (nil, childrenByPreferredName) }

  /// Creates a file wrapper from a file or folder on disk.
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

  /// A Boolean value that indicates whether the wrapper represents a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// A Boolean value that indicates whether the wrapper represents a folder.
  public var isDirectory: Bool { fileWrappers != nil }

  /// Writes the file or folder to disk.
  package func write(to url: URL) throws {
    if let regularFileContents { return try regularFileContents.write(to: url) }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, wrapper) in fileWrappers ?? [:] { try wrapper.write(to: url.appendingPathComponent(name)) }
  }
}
