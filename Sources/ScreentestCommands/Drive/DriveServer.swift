import Foundation

/// Answers the commands of clients on a session's socket, one after another.
final class DriveServer {
  private let session: DriveSession
  private let listener: Int32
  private var clients: [Int32: LineConnection] = [:]

  /// Listens at a session's socket.
  init(_ session: DriveSession) throws(DriveProblem) {
    self.session = session
    listener = try LocalSocket.listen(at: session.folder.socket.path)
  }

  deinit {
    close(listener)
    unlink(session.folder.socket.path)
  }

  /// Why a server ended.
  enum End: Equatable {
    case stopped, idle, interrupted
  }

  /// Answers commands until the session is stopped, or no command comes for the idle time.
  /// - Parameter idleMilliseconds: The idle time.
  func run(idleMilliseconds: Int32) -> End {
    while true {
      let ready = LocalSocket.wait(for: [listener] + clients.keys.sorted(), milliseconds: idleMilliseconds)
      if Interruption.shared.signal != nil { return .interrupted }
      if ready.isEmpty { return .idle }
      for descriptor in ready {
        if descriptor == listener {
          let client = accept(listener, nil, nil)
          if client >= 0 { clients[client] = LineConnection(client) }
        } else if let client = clients[descriptor] {
          switch serve(client) {
          case .goesOn: break
          case .isOver: clients[descriptor] = nil
          case .isLast: return .stopped
          }
        }
      }
    }
  }

  private enum Service { case goesOn, isOver, isLast }

  /// Reads a line from a client and answers it. The end of a client isn't the end of the session.
  private func serve(_ client: LineConnection) -> Service {
    let answer: DriveAnswer
    switch client.line(limit: LineConnection.longest) {
    case .end: return .isOver
    case .tooLong(let count):
      answer = DriveAnswer("A command can have \(LineConnection.longest) bytes, and this one has \(count).", status: 2)
    case .text(let line):
      do {
        answer = session.answer(to: try JSONDecoder().decode(DriveCall.self, from: line))
      } catch {
        answer = DriveAnswer("The command isn't valid JSON: \(Self.words(error)). A command looks like {\"words\":[\"tap\",\"Log in\"],\"folder\":\"/\"}.", status: 2)
      }
    }
    let isTaken = client.send(answer)
    return answer.isLast ? .isLast : isTaken ? .goesOn : .isOver
  }

  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "it has no member “\(key.stringValue)”"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "the member “\(context.codingPath.map(\.stringValue).joined(separator: "."))” has another type"
    default: "it can't be read"
    }
  }
}
