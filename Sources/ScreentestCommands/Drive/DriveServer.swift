import Foundation

/// Answers the commands of clients on a session's socket, one after another.
///
/// A client that sends half a line, doesn't read its answers or ends can't stop the session.
final class DriveServer {
  private let session: DriveSession
  private let listener: Int32
  private var clients: [Int32: LineConnection] = [:]

  /// Listens at a session's socket.
  ///
  /// The session's lock must be held, because a socket that is already there is replaced.
  init(_ session: DriveSession) throws(DriveProblem) {
    self.session = session
    listener = try LocalSocket.listen(at: session.folder.socket.path)
  }

  deinit { close(listener) }

  /// Why a server ended.
  enum End: Equatable {
    /// After the command `stop`, after the idle time, or because of a signal.
    case stopped, idle, interrupted
  }

  /// Answers commands until the session is stopped, or no command comes for the idle time.
  ///
  /// After the idle time, the typed secrets are deleted. The other files stay for `resume`.
  ///
  /// - Parameter idleMilliseconds: The idle time in real time.
  func run(idleMilliseconds: Int32) -> End {
    while Interruption.shared.signal == nil {
      // A client gets its answer before its next command is read.
      let (writing, reading) = (clients.values.filter(\.hasOutgoing), clients.values.filter { !$0.hasOutgoing })
      let descriptors = [listener] + reading.map(\.descriptor).sorted()
      let ready = LocalSocket.wait(for: descriptors, orWriting: writing.map(\.descriptor), milliseconds: idleMilliseconds)
      if ready.isEmpty, Interruption.shared.signal == nil {
        session.secrets.delete()
        return .idle
      }
      for descriptor in ready {
        if descriptor == listener {
          accept()
        } else if let client = clients[descriptor], serve(client) == .isLast {
          // The client of the last answer reads it, unless it has ended.
          while client.hasOutgoing, !LocalSocket.wait(for: [], orWriting: [descriptor], milliseconds: 1_000).isEmpty, client.flush() {}
          return .stopped
        }
      }
    }
    return .interrupted
  }

  private func accept() {
    let descriptor = Foundation.accept(listener, nil, nil)
    guard descriptor >= 0 else { return }
    let client = LineConnection(descriptor)
    client.stopBlocking()
    clients[descriptor] = client
  }

  private enum Service { case goesOn, isLast }

  /// Sends waiting bytes to a client, or reads its lines and answers them.
  private func serve(_ client: LineConnection) -> Service {
    if client.hasOutgoing {
      if !client.flush() { clients[client.descriptor] = nil }
      // Lines that arrived together with the last one don't make the descriptor ready.
      if client.hasOutgoing || clients[client.descriptor] == nil { return .goesOn }
    } else if !client.receive() {
      clients[client.descriptor] = nil
      return .goesOn
    }
    while !client.hasOutgoing, let line = client.takeLine(limit: LineConnection.longest) {
      let answer = answer(to: line)
      client.enqueue(answer)
      let isThere = client.flush()
      if answer.isLast { return .isLast }
      if !isThere {
        clients[client.descriptor] = nil
        return .goesOn
      }
    }
    return .goesOn
  }

  private func answer(to line: LineConnection.Line) -> DriveAnswer {
    switch line {
    case .tooLong(let count): return DriveAnswer("A command can have \(LineConnection.longest) bytes, and this one has \(count).", status: 2)
    case .end: return DriveAnswer("The connection has ended.", status: 2)
    case .text(let line):
      do {
        return session.answer(to: try JSONDecoder().decode(DriveCall.self, from: line))
      } catch {
        return DriveAnswer("The command isn't valid JSON: \(Self.words(error)). A command looks like {\"words\":[\"tap\",\"Log in\"],\"folder\":\"/\"}.", status: 2)
      }
    }
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
