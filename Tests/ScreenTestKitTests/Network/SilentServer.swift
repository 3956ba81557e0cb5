import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A real server on the loopback address that never answers.
final class SilentServer: Sendable {
  let url: String
  private let socket: Int32

  init() {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length)
        getsockname(socket, $0, &length)
      }
    }
    listen(socket, 4)
    self.socket = socket
    url = "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/feed"
  }

  func stop() { close(socket) }
}
