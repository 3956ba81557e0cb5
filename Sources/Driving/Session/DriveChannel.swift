import Foundation
import ScenarioKit

/// The connection between a driven app and the tool.
protocol DriveChannel {
  /// Waits for the next request, and returns `nil` at the end.
  func next() -> DriveRequest?
  /// Sends the answer to the last request.
  func send(_ reply: DriveReply)
}

/// A connection over a Unix socket, with a line of JSON for each message.
final class SocketChannel: DriveChannel {
  private let descriptor: Int32
  private var received: [UInt8] = []
  private var searched = 0

  /// Connects to a socket, or returns `nil` if no process listens there.
  init?(path: String) {
    descriptor = socket(AF_UNIX, Self.stream, 0)
    guard descriptor >= 0 else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) } }
    guard result == 0 else { return nil }
  }

  deinit { close(descriptor) }

  #if os(Linux)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  func next() -> DriveRequest? {
    while true {
      if let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(received[..<end])
        received.removeSubrange(...end)
        searched = 0
        // The tool writes each line, so a line that can't be read comes from another version of the tool.
        guard let request = try? JSONDecoder().decode(DriveRequest.self, from: line) else {
          send(DriveReply(status: 2, text: "The tool sent a request that this process can’t read. Use the tool of the ScreenTestKit version that the package uses."))
          continue
        }
        return request
      }
      searched = received.count
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &piece, piece.count)
      if count > 0 { received += piece.prefix(count) } else if count == 0 || errno != EINTR { return nil }
    }
  }

  func send(_ reply: DriveReply) {
    guard var line = try? JSONEncoder().encode(reply) else { return }
    line.append(UInt8(ascii: "\n"))
    line.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        // If the tool has ended, the next read notices that.
        if count > 0 { sent += count } else if errno != EINTR { return }
      }
    }
  }
}
