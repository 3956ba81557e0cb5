import Dispatch
import Foundation

// These details are private in Foundation, so they're read by reflection. A `URLProtocol` requires them.
// See `task_session` in Interposition.def.
extension URLSessionTask {
  /// The session of the task.
  var session: URLSession? { detail("session") as? URLSession }

  /// The delegate that receives the task's messages.
  var askedDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session?.delegate as? any URLSessionTaskDelegate
  }

  /// Reads the body that the task sends, and passes it to a closure.
  func readBody(of request: URLRequest, _ done: @escaping @Sendable (Data) -> Void) {
    if let body = request.httpBody { return done(body) }
    if let stream = request.httpBodyStream { return done(Data(reading: stream)) }
    // See `task_body` in Interposition.def.
    guard let known = detail("knownBody") else {
      guard self is URLSessionUploadTask, let session, let delegate = askedDelegate else { return done(Data()) }
      delegate.urlSession(session, task: self) { stream in done(stream.map { Data(reading: $0) } ?? Data()) }
      return
    }
    switch Mirror(reflecting: known).children.first?.value {
    case let data as DispatchData: done(Data(data))
    case let file as URL: done((try? Data(contentsOf: file)) ?? Data())
    case let stream as InputStream: done(Data(reading: stream))
    default: done(Data())
    }
  }

  /// Whether the session notifies its delegate about the task.
  ///
  /// It doesn't if the task has a completion handler.
  var tellsDelegate: Bool {
    // See `task_behaviour` in Interposition.def.
    guard let session, let registry = Self.detail("taskRegistry", of: session), let behaviours = Self.detail("behaviours", of: registry) else { return false }
    for entry in Mirror(reflecting: behaviours).children {
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2, pair[0].value as? Int == taskIdentifier else { continue }
      return !"\(Mirror(reflecting: pair[1].value).children.first?.label ?? "")".contains("CompletionHandler")
    }
    return false
  }

  private func detail(_ name: String) -> Any? { Self.detail(name, of: self) }

  private static func detail(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

extension Data {
  /// Creates data from the entire contents of a stream.
  fileprivate init(reading stream: InputStream) {
    self.init()
    stream.open()
    defer { stream.close() }
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 { append(contentsOf: buffer[..<count]) }
  }
}
