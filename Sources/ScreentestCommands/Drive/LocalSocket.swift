import Foundation
import ScenarioKit

/// Unix sockets with a line for each message.
enum LocalSocket {
  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  /// Listens at a path, where an old socket is replaced.
  static func listen(at path: String) throws(DriveProblem) -> Int32 {
    unlink(path)
    let descriptor = socket(AF_UNIX, stream, 0)
    let isBound = withAddress(path) { bind(descriptor, $0, $1) == 0 }
    guard descriptor >= 0, isBound, Foundation.listen(descriptor, 16) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw DriveProblem("The socket \(path) could not be created: \(reason).")
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// Creates a connection whose other end a child process gets.
  /// - Returns: The connection, and the descriptor of its other end.
  static func pair() throws(DriveProblem) -> (LineConnection, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { throw DriveProblem("A connection could not be created: \(String(cString: strerror(errno))).") }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    return (LineConnection(ends[0]), ends[1])
  }

  /// Connects to the socket at a path, or returns `nil` if no process listens there.
  static func connect(to path: String) -> LineConnection? {
    let descriptor = socket(AF_UNIX, stream, 0)
    guard descriptor >= 0 else { return nil }
    guard withAddress(path, { Foundation.connect(descriptor, $0, $1) == 0 }) else {
      close(descriptor)
      return nil
    }
    return LineConnection(descriptor)
  }

  private static func withAddress(_ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return false }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }

  /// Waits until one of several descriptors can be read, or one of others can be written to.
  /// - Parameters:
  ///   - descriptors: The descriptors to read from.
  ///   - written: The descriptors to write to.
  ///   - milliseconds: The longest time to wait, or -1 for no limit.
  /// - Returns: The descriptors that are ready or closed, which are none after the time, and after a signal.
  static func wait(for descriptors: [Int32], orWriting written: [Int32] = [], milliseconds: Int32 = -1) -> [Int32] {
    let read = [Interruption.shared.descriptor] + descriptors
    var entries = read.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + written.map { pollfd(fd: $0, events: Int16(POLLOUT), revents: 0) }
    while true {
      let count = poll(&entries, nfds_t(entries.count), milliseconds)
      if Interruption.shared.signal != nil { return [] }
      if count >= 0 { return entries.filter { $0.revents != 0 }.map(\.fd) }
      if errno != EINTR { return [] }
    }
  }
}

/// A connection with a line for each message.
final class LineConnection {
  /// The longest line, in bytes.
  static let longest = 1_000_000

  /// The file descriptor, which is closed when the connection is released.
  let descriptor: Int32
  private var buffer = LineBuffer()
  /// The bytes that the other side hasn't taken yet.
  private var outgoing = Data()

  /// A message, or the reason why there is none.
  enum Line: Equatable {
    /// A whole message, a message with more bytes than the limit, or the end of the connection.
    case text(Data), tooLong(Int), end
  }

  /// Creates a connection that owns a file descriptor.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Waits for the next line, or for a signal, which is like the end of the connection.
  func line() -> Line {
    while true {
      if let line = takeLine() { return line }
      if LocalSocket.wait(for: [descriptor]).isEmpty || !receive() { return .end }
    }
  }

  /// Returns the next line if it has arrived completely, or `nil`.
  /// - Parameter limit: The longest line, in bytes, or `nil` for no limit. The bytes of a longer line are only counted.
  func takeLine(limit: Int? = nil) -> Line? {
    buffer.takeLine(limit: limit).map { text, count in count > limit ?? .max ? .tooLong(count) : .text(text) }
  }

  /// Reads the bytes that have arrived, and waits if there are none and the connection blocks.
  /// - Returns: `false` at the end of the connection.
  func receive() -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count > 0 {
        buffer.append(piece.prefix(count))
        return true
      }
      if count < 0, errno == EAGAIN { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Makes reading and writing return at once, so a process that doesn't read its answers can't stop this one.
  func stopBlocking() { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }

  /// Whether bytes wait to be sent.
  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Adds a line to the bytes that ``flush()`` sends.
  func enqueue(_ message: some Encodable) {
    guard let line = try? JSONEncoder().encode(message) else { return }
    outgoing += line + [UInt8(ascii: "\n")]
  }

  /// Sends as many waiting bytes as the other side takes.
  /// - Returns: Whether the other side is still there.
  func flush() -> Bool {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { outgoing = Data(outgoing.dropFirst(count)) } else if errno == EAGAIN { return true } else if errno != EINTR { return false }
    }
    return true
  }

  /// Sends a line, and waits until the other side takes it.
  /// - Returns: Whether the other side takes it.
  @discardableResult
  func send(_ message: some Encodable) -> Bool {
    enqueue(message)
    return flush()
  }

  /// Sends bytes, and waits until the other side takes them.
  /// - Returns: Whether the other side takes them.
  func send(_ bytes: Data) -> Bool {
    outgoing += bytes
    return flush()
  }
}
