import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A real HTTP server on the loopback address, with its own threads.
///
/// - “/hello” answers “hello” after 30 milliseconds. “/large” answers two megabytes. “/echo” answers the request's body. “/redirect” redirects to “/hello”.
/// - “/guarded” requires the user “me” with the password “secret”. “/never” never answers.
final class LoopbackServer: @unchecked Sendable {
  let port: UInt16
  private let socket: Int32
  private let lock = NSLock()
  private var served: [String] = []
  private var open: [Int32] = []
  private var isStopped = false

  init() {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length)
        getsockname(socket, $0, &length)
      }
      return UInt16(bigEndian: pointer.pointee.sin_port)
    }
    self.socket = socket
    listen(socket, 16)
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0, errno == EINTR { continue }
        guard connection >= 0 else { break }
        lock.withLock { open.append(connection) }
        Thread.detachNewThread { self.serve(connection) }
      }
    }
  }

  /// A body that arrives in many parts.
  static let large = String(repeating: "0123456789", count: 200_000)

  func url(_ path: String) -> URL { URL(string: "http://127.0.0.1:\(port)\(path)")! }

  /// The request lines that the server has answered.
  var requests: [String] { lock.withLock { served } }

  func stop() {
    // If the socket were closed twice, its number might already belong to another connection.
    let wasStopped = lock.withLock {
      defer { isStopped = true }
      return isStopped
    }
    if wasStopped { return }
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
    hangUp()
  }

  /// Closes all connections.
  ///
  /// This is necessary because Foundation keeps a processor busy while a request waits for its answer.
  func hangUp() {
    lock.withLock { for connection in open { shutdown(connection, Int32(SHUT_RDWR)) } }
  }

  private func serve(_ connection: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var head = ""
    var body: [UInt8] = []
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      head = String(text[..<end.lowerBound])
      if head.lowercased().contains("expect: 100-continue"), body.isEmpty { write("HTTP/1.1 100 Continue\r\n\r\n", connection) }
      body = Array(bytes[head.utf8.count...].dropFirst(4))
      let wanted = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? 0
      if body.count >= wanted { break }
    }
    let line = String(head.prefix { $0 != "\r\n" && $0 != "\r" })
    lock.withLock { served.append(line) }
    answer(line, head, body, connection)
  }

  private func answer(_ line: String, _ head: String, _ body: [UInt8], _ connection: Int32) {
    let path = line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    switch path {
    case "/hello":
      usleep(30_000)
      respond("200 OK", "hello", connection)
    case "/large": respond("200 OK", Self.large, connection)
    case "/echo": respond("200 OK", String(decoding: body, as: UTF8.self), connection)
    case "/redirect": respond("302 Found", "", connection, "Location: /hello\r\n")
    case "/guarded":
      let isKnown = head.contains("Authorization: Basic \(Data("me:secret".utf8).base64EncodedString())")
      if isKnown { respond("200 OK", "welcome", connection) } else { respond("401 Unauthorized", "who?", connection, "WWW-Authenticate: Basic realm=\"home\"\r\n") }
    case "/never": return
    default: respond("404 Not Found", "", connection)
    }
    lock.withLock {
      open.removeAll { $0 == connection }
      close(connection)
    }
  }

  private func respond(_ status: String, _ body: String, _ connection: Int32, _ headers: String = "") {
    write("HTTP/1.1 \(status)\r\nContent-Length: \(body.utf8.count)\r\nContent-Type: text/plain\r\n\(headers)Connection: close\r\n\r\n\(body)", connection)
  }

  private func write(_ text: String, _ connection: Int32) {
    let bytes = Array(text.utf8)
    _ = send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }
}
