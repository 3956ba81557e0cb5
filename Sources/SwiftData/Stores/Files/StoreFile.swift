import Foundation

/// The file of a store: a header, a schema, and a frame for each commit.
///
/// Commits are appended. The file is rewritten when more than half of it is obsolete, so all writes together are proportional to the commits.
struct StoreFile: Sendable {
  /// The size up to which a file isn't rewritten, in bytes.
  static let sizeWithoutRewrites = 64 << 10

  let identifier: String
  private var handle: any StoreFileHandle
  /// The number of bytes up to the end of the last complete frame.
  private(set) var size = 0
  /// The approximate number of bytes that a rewritten file would have.
  private(set) var liveSize = 0
  /// A Boolean value that indicates whether an incomplete frame follows the last complete one.
  private var hasIncompleteFrame = false
  private var nextRewrite = StoreFile.sizeWithoutRewrites

  var path: String { handle.path }

  /// Opens a file, and writes the schema to a new file.
  static func open(_ handle: any StoreFileHandle, schema: StoreSchema) throws(StoreProblem) -> (file: StoreFile, contents: StoreContents) {
    let bytes = try read(handle)
    let image = try StoreImage(bytes, schema: schema, path: handle.path)
    handle.removeLeftovers()
    guard let image else {
      var file = StoreFile(identifier: UUID().uuidString, handle: handle)
      let contents = StoreContents(try SchemaTables(schema))
      file.hasIncompleteFrame = !bytes.isEmpty
      if !handle.isReadOnly { try file.append(StoreImage.bytes(of: contents, identifier: file.identifier, isRewritten: false)) }
      file.liveSize = file.size
      return (file, contents)
    }
    var file = StoreFile(identifier: image.identifier, handle: handle)
    (file.size, file.liveSize) = (image.end, image.liveSize)
    file.hasIncompleteFrame = image.end < bytes.count
    if !handle.isReadOnly { file.cutIncompleteFrame() }
    return (file, image.contents)
  }

  /// Returns the schema of the file at a path, or `nil` if there isn't a file or the file is new.
  static func storedSchema(at url: URL) throws(StoreProblem) -> StoreSchema? {
    guard let path = try StorePath(url).onDisk, FileManager.default.fileExists(atPath: path) else { return nil }
    let handle = try PosixStoreFile(path: path, allowsSave: false)
    return try StoreImage.schema(of: read(handle), path: handle.path)
  }

  private init(identifier: String, handle: any StoreFileHandle) {
    self.identifier = identifier
    self.handle = handle
  }

  /// Returns whether the file is still at its path.
  func isAtItsPath() -> Bool { handle.isAtItsPath() }

  /// Appends a frame.
  /// - Throws: `StoreProblem.cannotWrite`. The file has its former contents then.
  mutating func append(_ bytes: [UInt8]) throws(StoreProblem) {
    try checkFile()
    cutIncompleteFrame()
    do {
      // A shorter frame would leave bytes of the incomplete frame after itself.
      if hasIncompleteFrame { try handle.truncate(to: size) }
      hasIncompleteFrame = true
      try handle.write(bytes, at: size)
    } catch {
      cutIncompleteFrame()
      throw .cannotWrite(path: path, reason: error.reason)
    }
    hasIncompleteFrame = false
    size += bytes.count
  }

  /// Records that a rewritten file would have more or fewer bytes.
  mutating func noteGrowth(_ growth: Int) { liveSize = max(0, liveSize + growth) }

  /// Rewrites the file if more than half of it is obsolete.
  mutating func rewriteIfNeeded(_ contents: StoreContents) {
    guard size > nextRewrite, liveSize < size / 2 else { return }
    // The log is complete without the rewrite. If the rewrite fails, the file grows by a half before the next attempt.
    if (try? rewrite(contents)) == nil { nextRewrite = size + size / 2 }
  }

  /// Replaces the file by a file with the given contents.
  mutating func rewrite(_ contents: StoreContents) throws(StoreProblem) {
    let bytes = try StoreImage.bytes(of: contents, identifier: identifier, isRewritten: true)
    try checkFile()
    do {
      try handle.replace(with: bytes)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    (size, liveSize, hasIncompleteFrame, nextRewrite) = (bytes.count, bytes.count, false, Self.sizeWithoutRewrites)
  }

  private mutating func cutIncompleteFrame() {
    if hasIncompleteFrame, (try? handle.truncate(to: size)) != nil { hasIncompleteFrame = false }
  }

  /// Throws if another program has changed the file.
  private func checkFile() throws(StoreProblem) {
    guard handle.isAtItsPath() else { throw .cannotWrite(path: path, reason: "the file was deleted, moved or replaced after it was opened") }
    if hasIncompleteFrame { return }
    do throws(StoreFileFailure) {
      let found = try handle.size()
      guard found == size else { throw StoreFileFailure(reason: "another process has changed the file from \(size) to \(found) bytes") }
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  private static func read(_ handle: any StoreFileHandle) throws(StoreProblem) -> [UInt8] {
    do {
      return try handle.readAll()
    } catch {
      throw .cannotOpen(path: handle.path, reason: error.reason)
    }
  }
}
