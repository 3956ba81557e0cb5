import CTestProcess
import Dispatch
import Foundation
internal import VirtualTime

// These details are private in Foundation, so they're read by reflection. A `URLProtocol` requires them.
// See `task_session` in Interposition.def.
//
// If Foundation no longer has a detail, the test whose request lacks something because of it fails.
extension URLSessionTask {
  /// The session of the task.
  var session: URLSession? {
    guard let session = detail("session", stk_process_row_task_session) else { return nil }
    return session as? URLSession ?? Self.lost(stk_process_row_task_session)
  }

  /// The delegate that receives the task's messages.
  var askedDelegate: (any URLSessionTaskDelegate)? {
    delegate ?? session?.delegate as? any URLSessionTaskDelegate
  }

  /// Reads the body that the task sends, and passes it to a closure.
  func readBody(of request: URLRequest, _ done: @escaping @Sendable (Data) -> Void) {
    if let body = request.httpBody { return done(body) }
    if let stream = request.httpBodyStream { return done(Data(reading: stream)) }
    // See `task_body` in Interposition.def.
    guard let known = detail("knownBody", stk_process_row_task_body) else {
      guard self is URLSessionUploadTask, let session, let delegate = askedDelegate else { return done(Data()) }
      delegate.urlSession(session, task: self) { stream in done(stream.map { Data(reading: $0) } ?? Data()) }
      return
    }
    switch Mirror(reflecting: known).children.first?.value {
    case let data as DispatchData: done(Data(data))
    case let file as URL: done((try? Data(contentsOf: file)) ?? Data())
    case let stream as InputStream: done(Data(reading: stream))
    case nil: done(Data())
    default: done(Self.lost(stk_process_row_task_body) ?? Data())
    }
  }

  /// Whether the session notifies its delegate about the task.
  ///
  /// It doesn't if the task has a completion handler.
  var tellsDelegate: Bool {
    // See `task_behaviour` in Interposition.def.
    let row = stk_process_row_task_behaviour
    guard let session, let registry = Self.detail("taskRegistry", of: session, row), let behaviours = Self.detail("behaviours", of: registry, row) else { return false }
    for entry in Mirror(reflecting: behaviours).children {
      let pair = Array(Mirror(reflecting: entry.value).children)
      guard pair.count == 2, let identifier = pair[0].value as? Int else { return Self.lost(row) ?? false }
      guard identifier == taskIdentifier else { continue }
      let behaviour = Mirror(reflecting: pair[1].value)
      guard behaviour.displayStyle == .enum else { return Self.lost(row) ?? false }
      return !"\(behaviour.children.first?.label ?? "")".contains("CompletionHandler")
    }
    return false
  }

  private func detail(_ name: String, _ row: stk_process_row) -> Any? { Self.detail(name, of: self, row) }

  /// Reads a private property, and returns `nil` if it has no value.
  ///
  /// If the object has no such property, the test of the calling code fails.
  static func detail(_ name: String, of object: Any, _ row: stk_process_row) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      if let child = level.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = level.superclassMirror
    }
    return lost(row)
  }

  /// Notes that Foundation doesn't have a detail in the expected form, and returns `nil` in its place.
  private static func lost<Detail>(_ row: stk_process_row) -> Detail? {
    VirtualScheduler.noteLoss(of: InterpositionRow(row))
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
