import Foundation

/// The file behind a journal: whole lines, appended, and one warning when they cannot be.
struct JournalFile {
  /// Writes bytes and returns how many were written, or -1 with `errno` set, as `write(2)` does.
  typealias Write = (_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int

  private let path: String
  private let descriptor: Int32
  private let write: Write
  private let warn: (String) -> Void
  /// Whether the last line has no end, as only a part of it could be written.
  private var isTorn = false
  private var hasWarned = false

  /// Opens a file for appending, and creates it and its folder where there are none.
  /// - Throws: A `POSIXError` when that is not possible.
  init(url: URL, write: @escaping Write = { Foundation.write($0, $1, $2) }, warn: @escaping (String) -> Void = StandardError.print) throws {
    path = url.path
    self.write = write
    self.warn = warn
    let folder = url.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: path]) }
  }

  /// Closes the file.
  func close() { _ = Foundation.close(descriptor) }

  /// Appends a line.
  mutating func append(_ line: UnsafeRawBufferPointer) {
    if isTorn {
      // The rest of a torn line is lost, and must not take this one with it.
      guard withUnsafeBytes(of: UInt8(0x0A), { appendBytes($0) }) else { return }
      isTorn = false
    }
    _ = appendBytes(line)
  }

  private mutating func appendBytes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var written = 0
    while written < bytes.count {
      let count = write(descriptor, start + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        isTorn = isTorn || written > 0
        warnOnce(count < 0 ? errno : EIO)
        return false
      }
      written += count
    }
    return true
  }

  private mutating func warnOnce(_ code: Int32) {
    guard !hasWarned else { return }
    hasWarned = true
    warn(
      """
      ScreenTestKit: the journal \(path) could not be written: \(String(cString: strerror(code))). \
      Events of this run are missing in it. The results of the tests are not affected.
      """)
  }
}
