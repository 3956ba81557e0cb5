import Foundation

/// The source files that steps stand in, each read once.
final class SourceFiles: @unchecked Sendable {
  static let shared = SourceFiles()

  private let lock = NSLock()
  private var files: [String: SourceFile] = [:]

  /// A file by its path as the compiler gave it.
  func file(_ path: String) -> SourceFile {
    lock.lock()
    defer { lock.unlock() }
    if let known = files[path] { return known }
    let file = SourceFile(path, relativePath: Self.relative(path))
    files[path] = file
    return file
  }

  /// The path from the root of the package that the file belongs to, or from the working directory, or the path itself.
  func relativePath(_ path: String) -> String { file(path).relativePath }

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

/// A source file.
final class SourceFile: Sendable {
  /// The path from the root of the package that the file belongs to, or from the working directory, or the path itself.
  let relativePath: String
  /// The same for the report of a crash.
  let immortalPath: ImmortalText
  /// What is in it; nothing where it cannot be read.
  let bytes: [UInt8]
  /// Where its lines begin.
  private let lines: [Int]

  fileprivate init(_ path: String, relativePath: String) {
    self.relativePath = relativePath
    immortalPath = ImmortalText(relativePath)
    bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) } ?? []
    lines = Self.lines(bytes)
  }

  private static func lines(_ bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return [] }
      var lines = [0]
      var rest = bytes
      while let place = rest.baseAddress, let found = memchr(place, 0x0A, rest.count) {
        let next = UnsafeRawPointer(found) + 1
        lines.append(next - start)
        rest = UnsafeRawBufferPointer(start: next, count: start + bytes.count - next)
        if rest.isEmpty { break }
      }
      return lines
    }
  }

  /// The offset of a line and column; nil where there is no such place.
  func offset(of location: SourceLocation) -> Int? {
    guard location.line >= 1, location.line <= lines.count, location.column >= 1 else { return nil }
    let offset = lines[location.line - 1] + location.column - 1
    return offset < bytes.count ? offset : nil
  }
}
