#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The connection to the compiler.
///
/// A message consists of its length, as eight bytes with the lowest byte first, and JSON.
struct Connection {
  /// Returns the next message, or `nil` if the connection is closed or the message isn't valid JSON.
  func read() -> JSON? {
    guard let header = read(count: 8) else { return nil }
    var count: UInt64 = 0
    for byte in header.reversed() { count = count << 8 | UInt64(byte) }
    guard count < 1 << 32, let body = read(count: Int(count)) else { return nil }
    return JSON(parsing: body) ?? .null
  }

  private func read(count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let received = receive(&bytes, from: filled)
      guard received > 0 else { return nil }
      filled += received
    }
    return bytes
  }

  /// Sends a message.
  func write(_ message: JSON) {
    let body = [UInt8](message.text.utf8)
    var bytes: [UInt8] = []
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: UInt64(body.count) >> UInt64(8 * place))) }
    bytes += body
    var sent = 0
    while sent < bytes.count {
      let count = send(bytes, from: sent)
      guard count > 0 else { return }
      sent += count
    }
  }
}

// These functions are outside the type, because inside it, `read` and `write` are the type's methods and not the system calls.
private func receive(_ bytes: inout [UInt8], from start: Int) -> Int {
  bytes.withUnsafeMutableBytes { buffer in buffer.baseAddress.map { read(0, $0 + start, buffer.count - start) } ?? 0 }
}

private func send(_ bytes: [UInt8], from start: Int) -> Int {
  bytes.withUnsafeBytes { buffer in buffer.baseAddress.map { write(1, $0 + start, buffer.count - start) } ?? 0 }
}
