import CTestProcess
import Foundation
internal import VirtualTime

/// The client of a session's protocol, which delivers an answer to a task.
///
/// One thread at a time uses it: first the thread that starts loading, and then the scheduler's thread that delivers the answer.
final class ProtocolClient: @unchecked Sendable {
  private let urlProtocol: URLProtocol
  private var received = Data()
  /// The number of sent bytes that the app's delegate hasn't been notified about.
  private var sent: Int64 = 0
  /// The length of the body according to the header of the answer.
  private var expected: Int64 = -1

  init(_ urlProtocol: URLProtocol) {
    self.urlProtocol = urlProtocol
  }

  /// The request to answer.
  var request: URLRequest { urlProtocol.request }

  // MARK: The task

  /// The header fields of the request, including fields that the session adds to each request.
  var headers: [String: String] {
    let added = urlProtocol.task?.session?.configuration.httpAdditionalHeaders ?? [:]
    let ofSession = Dictionary(added.map { ("\($0.key)", "\($0.value)") }) { $1 }
    return ofSession.merging(request.allHTTPHeaderFields ?? [:]) { $1 }
  }

  /// The maximum time for the whole request.
  var longest: Duration { Duration(clampingSeconds: urlProtocol.task?.session?.configuration.timeoutIntervalForResource ?? .infinity) }

  /// The maximum time that the request waits for an answer.
  var timeout: Duration {
    let standard = 60.0
    let ofSession = urlProtocol.task?.session?.configuration.timeoutIntervalForRequest ?? standard
    return Duration(clampingSeconds: request.timeoutInterval == standard ? ofSession : request.timeoutInterval)
  }

  /// The configuration of the session, without our protocol.
  var configuration: URLSessionConfiguration {
    let configuration = urlProtocol.task?.session?.configuration.copy() as? URLSessionConfiguration ?? .default
    configuration.protocolClasses = configuration.protocolClasses?.filter { $0 != type(of: urlProtocol) }
    return configuration
  }

  /// Reads the body that the task sends, and passes it to a closure.
  func readBody(_ done: @escaping @Sendable (Data) -> Void) {
    guard let task = urlProtocol.task else { return done(request.httpBody ?? Data()) }
    task.readBody(of: request) { body in
      self.sent = Int64(body.count)
      done(body)
    }
  }

  /// Asks the app whether to follow a redirect, and calls a closure with the request to continue with.
  func askWhetherToFollow(_ response: HTTPURLResponse, _ next: URLRequest, _ done: @escaping @Sendable (URLRequest?) -> Void) {
    guard let task = urlProtocol.task, let session = task.session, let delegate = task.askedDelegate else { return done(next) }
    session.delegateQueue.addOperation {
      delegate.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: next, completionHandler: done)
    }
  }

  /// Asks the app for credentials.
  func ask(
    about challenge: URLAuthenticationChallenge, _ done: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let task = urlProtocol.task, let session = task.session, let delegate = task.askedDelegate else { return done(.performDefaultHandling, nil) }
    session.delegateQueue.addOperation { delegate.urlSession(session, task: task, didReceive: challenge, completionHandler: done) }
  }

  // MARK: The answer

  /// Notifies the app's delegate that the body was sent.
  private func tellDelegateOfUpload() {
    let count = sent
    guard count > 0, let task = urlProtocol.task, task.tellsDelegate, let session = task.session, let delegate = task.askedDelegate else { return }
    sent = 0
    session.delegateQueue.addOperation {
      delegate.urlSession(session, task: task, didSendBodyData: count, totalBytesSent: count, totalBytesExpectedToSend: count)
    }
  }

  private func tellDelegateOfDownload(of count: Int) {
    guard let task = urlProtocol.task as? URLSessionDownloadTask, task.tellsDelegate, let session = task.session else { return }
    guard let delegate = task.askedDelegate as? any URLSessionDownloadDelegate else { return }
    let (count, total, expected) = (Int64(count), Int64(received.count), expected)
    session.delegateQueue.addOperation {
      delegate.urlSession(session, downloadTask: task, didWriteData: count, totalBytesWritten: total, totalBytesExpectedToWrite: expected)
    }
  }

  /// Delivers the header of an answer.
  func respond(_ response: HTTPURLResponse) {
    expected = response.expectedContentLength
    tellDelegateOfUpload()
    urlProtocol.client?.urlProtocol(urlProtocol, didReceive: response.withoutChallenge, cacheStoragePolicy: .notAllowed)
  }

  /// Delivers a part of the body.
  func load(_ data: Data) {
    guard !data.isEmpty else { return }
    received.append(data)
    tellDelegateOfDownload(of: data.count)
    // Don't send data to a download task, because Foundation's client would crash.
    guard !(urlProtocol.task is URLSessionDownloadTask) else { return }
    urlProtocol.client?.urlProtocol(urlProtocol, didLoad: data)
  }

  /// Delivers the end of an answer.
  func finish() {
    if urlProtocol.task is URLSessionDownloadTask {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
      guard (try? received.write(to: file)) != nil, setProperty("temporaryFileURL", file) else { return fail(URLError(.cannotCreateFile)) }
    } else if !received.isEmpty {
      // Set the whole body, because Foundation's client keeps only the last part and would pass that part to completion handlers.
      setProperty("responseData", received)
    }
    urlProtocol.client?.urlProtocolDidFinishLoading(urlProtocol)
  }

  /// Delivers a failure.
  func fail(_ error: any Error) {
    urlProtocol.client?.urlProtocol(urlProtocol, didFailWithError: error)
  }

  /// Sets a property that the client reads, and returns whether this succeeded.
  ///
  /// Normally, only Foundation's own protocols can set these properties. If it doesn't succeed, the test of the calling code fails.
  @discardableResult
  private func setProperty(_ name: String, _ value: Any) -> Bool {
    // See `protocol_properties` in Interposition.def.
    var isSet = false
    let object = Unmanaged.passUnretained(urlProtocol).toOpaque()
    FieldReflection.forEachField(of: URLProtocol.self, isClass: true) { field, offset, type, _ in
      guard String(cString: field) == "properties", let properties = type as? any PropertyTable.Type else { return true }
      isSet = properties.set(value, for: name, in: object + offset)
      return false
    }
    if !isSet { VirtualScheduler.noteLoss(of: InterpositionRow(stk_process_row_protocol_properties)) }
    return isSet
  }
}

/// The table of a protocol's properties, whose keys have a type that is private to Foundation.
private protocol PropertyTable {
  static func set(_ value: Any, for name: String, in table: UnsafeMutableRawPointer) -> Bool
}

extension Dictionary: PropertyTable where Value == Any {
  fileprivate static func set(_ value: Any, for name: String, in table: UnsafeMutableRawPointer) -> Bool {
    guard let type = Key.self as? any RawRepresentable.Type, let key = make(type, name) as? Key else { return false }
    table.assumingMemoryBound(to: Self.self).pointee[key] = value
    return true
  }

  private static func make<Name: RawRepresentable>(_ type: Name.Type, _ name: String) -> Any? {
    (name as? Name.RawValue).flatMap { Name(rawValue: $0) }
  }
}

extension HTTPURLResponse {
  /// The response without the header that makes the client ask for credentials.
  ///
  /// Asking for credentials would send the request to the real network.
  fileprivate var withoutChallenge: HTTPURLResponse {
    guard statusCode == 401, let url, var headers = allHeaderFields as? [String: String] else { return self }
    guard let name = headers.keys.first(where: { $0.lowercased() == "www-authenticate" }) else { return self }
    headers[name] = nil
    return HTTPURLResponse(url: url, statusCode: statusCode, httpVersion: "HTTP/1.1", headerFields: headers) ?? self
  }
}
