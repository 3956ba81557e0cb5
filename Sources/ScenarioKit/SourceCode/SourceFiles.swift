import Foundation

/// The source files that contain steps, each read once.
final class SourceFiles: @unchecked Sendable {
  static let shared = SourceFiles()

  private let lock = NSLock()
  private var files: [String: SourceFile] = [:]

  /// Returns the file at a path from the compiler.
  func file(_ path: String) -> SourceFile {
    lock.lock()
    defer { lock.unlock() }
    if let known = files[path] { return known }
    let file = SourceFile(path, relativePath: relative(path))
    files[path] = file
    return file
  }

  /// The length of the package's path for each folder, or -1 for a folder outside any package.
  private var roots: [Substring: Int] = [:]

  /// Returns the path relative to the file's package or the working directory, or the unchanged path.
  func relativePath(_ path: String) -> String { file(path).relativePath }

  private func relative(_ path: String) -> String {
    guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return path }
    let folder = path[..<slash]
    let root = roots[folder] ?? Self.root(of: folder)
    roots[folder] = root
    return root < 0 ? path : String(path.dropFirst(root + 1))
  }

  /// Returns the path length of a folder's package or the working directory, or -1 if neither applies.
  private static func root(of folder: Substring) -> Int {
    var parent = folder
    while true {
      if access(parent + "/Package.swift", F_OK) == 0 { return parent.count }
      guard let slash = parent.lastIndex(of: "/") else { break }
      parent = parent[..<slash]
    }
    let working = FileManager.default.currentDirectoryPath
    return (folder + "/").hasPrefix(working + "/") ? working.count : -1
  }
}

/// A source file with the offsets of its lines.
final class SourceFile: Sendable {
  /// The path relative to the file's package or the working directory, or the unchanged path.
  let relativePath: String
  /// A copy of the relative path for crash reports.
  let immortalPath: ImmortalText
  /// The contents of the file, or an empty array if the file can't be read.
  let bytes: [UInt8]
  /// The start offsets of the lines.
  private let lines: [Int]

  fileprivate init(_ path: String, relativePath: String) {
    self.relativePath = relativePath
    immortalPath = ImmortalText(relativePath)
    bytes = Self.contents(path)
    lines = Self.lines(bytes)
  }

  private static func contents(_ path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while count < size {
        let more = read(descriptor, bytes.baseAddress! + count, size - count)
        if more < 0, errno == EINTR { continue }
        if more <= 0 { return }
        count += more
      }
    }
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

  /// Returns the offset of a line and column, or `nil` if they aren't in the file.
  func offset(of location: SourceLocation) -> Int? {
    guard location.line >= 1, location.line <= lines.count, location.column >= 1 else { return nil }
    let offset = lines[location.line - 1] + location.column - 1
    return offset < bytes.count ? offset : nil
  }
}

extension SourceLocation {
  /// The location with its path relative to the package's root.
  var withRelativePath: SourceLocation {
    SourceLocation(fileID: fileID, filePath: SourceFiles.shared.relativePath(filePath), line: line, column: column)
  }
}
