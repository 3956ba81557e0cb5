import Foundation

/// The file behind a journal.
///
/// Whole lines are appended, and the first failed write causes a warning.
struct JournalFile {
  /// A function like `write(2)`, which returns the number of bytes written, or -1 and sets `errno`.
  typealias Write = (_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int

  private let path: String
  let descriptor: Int32
  private let write: Write
  private let warn: (String) -> Void
  /// Whether the last line is incomplete, because only a part of it was written.
  private var isTorn = false
  private var hasWarned = false

  /// Opens a file for appending, and creates the file and its folder if they don't exist.
  /// - Throws: A `POSIXError` if the file can't be opened.
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

  /// Records that other code has written an incomplete line.
  mutating func noteTornLine() { isTorn = true }

  /// Appends one or more lines.
  mutating func append(_ lines: UnsafeRawBufferPointer) {
    if isTorn {
      // End the incomplete line to protect the next lines. The rest of the incomplete line is lost.
      guard withUnsafeBytes(of: UInt8(0x0A), { appendBytes($0) == 1 }) else { return }
      isTorn = false
    }
    let written = appendBytes(lines)
    guard written < lines.count else { return }
    isTorn = written > 0 && lines[written - 1] != 0x0A
    // Continue after the line that failed. That line is lost, but the lines after it may succeed.
    guard let end = lines[written...].firstIndex(of: 0x0A), end + 1 < lines.count else { return }
    append(UnsafeRawBufferPointer(rebasing: lines[(end + 1)...]))
  }

  /// Appends bytes and returns the number of bytes written.
  private mutating func appendBytes(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var written = 0
    while written < bytes.count {
      let count = write(descriptor, start + written, bytes.count - written)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        warnOnce(count < 0 ? errno : EIO)
        break
      }
      written += count
    }
    return written
  }

  private mutating func warnOnce(_ code: Int32) {
    guard !hasWarned else { return }
    hasWarned = true
    warn(
      """
      ScreenTestKit: the journal \(path) could not be written: \(String(cString: strerror(code))). \
      Events of this run are missing from it. The results of the tests are not affected.
      """)
  }
}
