import Foundation

/// The source files that steps stand in, each read once.
final class SourceFiles: @unchecked Sendable {
  static let shared = SourceFiles()

  private struct File {
    var bytes: [UInt8]
    var lines: [Int]
  }

  private let lock = NSLock()
  private var files: [String: File?] = [:]
  private var relativePaths: [String: String] = [:]

  /// The text of a file and the offset of a line and column in it; nil where there is no such place.
  func source(at location: SourceLocation) -> (bytes: [UInt8], offset: Int)? {
    lock.lock()
    defer { lock.unlock() }
    let found: File?
    if let known = files[location.filePath] {
      found = known
    } else {
      found = Self.read(location.filePath)
      files[location.filePath] = .some(found)
    }
    guard let file = found, location.line >= 1, location.line <= file.lines.count, location.column >= 1 else { return nil }
    let offset = file.lines[location.line - 1] + location.column - 1
    return offset < file.bytes.count ? (file.bytes, offset) : nil
  }

  /// The path from the root of the package that the file belongs to, or from the working directory, or the path itself.
  func relativePath(_ path: String) -> String {
    lock.lock()
    defer { lock.unlock() }
    if let known = relativePaths[path] { return known }
    let relative = Self.relative(path)
    relativePaths[path] = relative
    return relative
  }

  private static func read(_ path: String) -> File? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let bytes = [UInt8](data)
    var lines = [0]
    for (index, byte) in bytes.enumerated() where byte == 0x0A { lines.append(index + 1) }
    return File(bytes: bytes, lines: lines)
  }

  private static func relative(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if FileManager.default.fileExists(atPath: folder + "/Package.swift") { return String(path.dropFirst(folder.count + 1)) }
    }
    let working = FileManager.default.currentDirectoryPath
    return path.hasPrefix(working + "/") ? String(path.dropFirst(working.count + 1)) : path
  }
}
