import Foundation

/// A store's file on the disk.
///
/// Nothing is flushed with `fsync`. Bytes that `write` has accepted belong to the kernel, so they stay in the file if the process is killed. Only a power failure could lose them, and a simulated device has none.
struct PosixStoreFile: StoreFileHandle {
  /// An open file, which is closed with the last reference.
  private final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) { self.number = number }

    deinit { close(number) }
  }

  let path: String
  let isReadOnly: Bool
  private var file: Descriptor

  private var replacementPath: String { path + "-rewrite" }

  /// Opens a file, and creates the file and its folder if they don't exist.
  ///
  /// - Parameter allowsSave: If `false`, the file has to exist, and doesn't have to be writable.
  init(path: String, allowsSave: Bool) throws(StoreProblem) {
    var isReadOnly = false
    if allowsSave { try Self.createFolder(of: path) }
    var descriptor = Self.open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | (allowsSave ? O_CREAT : 0))
    if descriptor < 0, !allowsSave, [EACCES, EPERM, EROFS].contains(errno) {
      isReadOnly = true
      descriptor = Self.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard descriptor >= 0 else { throw .cannotOpen(path: path, reason: errno == EISDIR ? "it's a folder" : Self.errorText) }
    file = Descriptor(descriptor)
    guard let status = Self.status(of: descriptor) else { throw .cannotOpen(path: path, reason: Self.errorText) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .cannotOpen(path: path, reason: status.st_mode & S_IFMT == S_IFDIR ? "it's a folder" : "it isn't a regular file") }
    self.path = Self.canonicalPath(path)
    self.isReadOnly = isReadOnly
  }

  func isAtItsPath() -> Bool {
    var found = stat()
    guard let own = Self.status(of: file.number), stat(path, &found) == 0 else { return false }
    return own.st_dev == found.st_dev && own.st_ino == found.st_ino
  }

  func size() throws(StoreFileFailure) -> Int {
    guard let status = Self.status(of: file.number) else { throw Self.failure }
    return Int(status.st_size)
  }

  func readAll() throws(StoreFileFailure) -> [UInt8] {
    let size = try size()
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      guard let start = bytes.baseAddress else { return }
      while count < size {
        let more = pread(file.number, start + count, size - count, off_t(count))
        if more < 0, errno == EINTR { continue }
        if more < 0 { code = errno }
        if more <= 0 { return }
        count += more
      }
    }
    if code != 0 { throw StoreFileFailure(reason: String(cString: strerror(code))) }
    return bytes
  }

  func write(_ bytes: [UInt8], at offset: Int) throws(StoreFileFailure) {
    if isReadOnly { throw StoreFileFailure(reason: "the file is read-only") }
    try Self.write(bytes, at: offset, to: file.number)
  }

  func truncate(to size: Int) throws(StoreFileFailure) {
    while ftruncate(file.number, off_t(size)) != 0 { if errno != EINTR { throw Self.failure } }
  }

  mutating func replace(with bytes: [UInt8]) throws(StoreFileFailure) {
    guard let status = Self.status(of: file.number) else { throw Self.failure }
    if isReadOnly { throw StoreFileFailure(reason: "the file is read-only") }
    let number = Self.open(replacementPath, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC)
    guard number >= 0 else { throw Self.failure }
    let replacement = Descriptor(number)
    do throws(StoreFileFailure) {
      try Self.write(bytes, at: 0, to: number)
      guard fchmod(number, status.st_mode & 0o777) == 0, rename(replacementPath, path) == 0 else { throw Self.failure }
    } catch {
      unlink(replacementPath)
      throw error
    }
    file = replacement
  }

  func removeLeftovers() { if !isReadOnly { unlink(replacementPath) } }

  // MARK: System calls

  private static var errorText: String { String(cString: strerror(errno)) }
  private static var failure: StoreFileFailure { StoreFileFailure(reason: errorText) }

  private static func open(_ path: String, _ flags: Int32) -> Int32 {
    while true {
      let descriptor = Foundation.open(path, flags, 0o644)
      if descriptor >= 0 || errno != EINTR { return descriptor }
    }
  }

  private static func status(of descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  private static func write(_ bytes: [UInt8], at offset: Int, to descriptor: Int32) throws(StoreFileFailure) {
    let code: Int32 = bytes.withUnsafeBytes { bytes in
      var written = 0
      while let start = bytes.baseAddress, written < bytes.count {
        let count = pwrite(descriptor, start + written, bytes.count - written, off_t(offset + written))
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return count < 0 ? errno : EIO }
        written += count
      }
      return 0
    }
    if code != 0 { throw StoreFileFailure(reason: String(cString: strerror(code))) }
  }

  private static func createFolder(of path: String) throws(StoreProblem) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotOpen(path: path, reason: "its folder can't be created (\(error.localizedDescription))")
    }
  }

  private static func canonicalPath(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
