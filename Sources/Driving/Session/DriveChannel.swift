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
  private var buffer = LineBuffer()

  /// Takes over the socket that is the standard input of the process, or returns `nil` if standard input isn't a socket.
  init?() {
    var status = stat()
    guard fstat(0, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    // Neither the app nor a process that it starts gets the connection.
    descriptor = fcntl(0, F_DUPFD_CLOEXEC, 3)
    let null = open("/dev/null", O_RDONLY)
    dup2(null, 0)
    close(null)
  }

  deinit { close(descriptor) }

  func next() -> DriveRequest? {
    while true {
      if let line = buffer.takeLine()?.text {
        // The tool writes each line, so a line that can't be read comes from another version of the tool.
        guard let request = try? JSONDecoder().decode(DriveRequest.self, from: line) else {
          send(DriveReply(status: 2, text: "The tool sent a request that this process can’t read. Use the tool of the ScreenTestKit version that the package uses."))
          continue
        }
        return request
      }
      var piece = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(descriptor, &piece, piece.count)
      if count > 0 { buffer.append(piece.prefix(count)) } else if count == 0 || errno != EINTR { return nil }
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
