import Foundation
import HeadlessNetwork
import Synchronization
import VirtualTime
import XCTest

/// A way for an app to send a request and receive the answer.
enum Loading: String, CaseIterable, Sendable {
  case asyncData, asyncUpload, asyncDownload
  case completedData, completedUpload, completedUploadOfFile, completedDownload
  case delegatedData, delegatedUpload, delegatedDownload

  /// The result of a request.
  final class Result: Sendable {
    private let stored: Mutex<(text: String, status: Int, error: (any Error)?)?> = Mutex(nil)
    var text: String? { stored.withLock { $0?.text } }
    var status: Int? { stored.withLock { $0?.status } }
    var error: URLError? { stored.withLock { $0?.error as? URLError } }
    var isThere: Bool { stored.withLock { $0 != nil } }

    func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
      stored.withLock { $0 = (String(decoding: data ?? Data(), as: UTF8.self), (response as? HTTPURLResponse)?.statusCode ?? 0, error) }
    }
  }

  /// Whether this way sends a separate body.
  var uploads: Bool { rawValue.contains("Upload") }

  /// Sends the request as code that belongs to a scheduler.
  func start(_ request: URLRequest, body: String = "", in session: URLSession = .shared, on scheduler: VirtualScheduler) -> Result {
    let result = Result()
    scheduler.withCause("button “Load”") { start(request, Data(body.utf8), session, result) }
    return result
  }

  private func start(_ request: URLRequest, _ body: Data, _ session: URLSession, _ result: Result) {
    switch self {
    case .asyncData: Self.load(result) { try await session.data(for: request) }
    case .asyncUpload: Self.load(result) { try await session.upload(for: request, from: body) }
    case .asyncDownload:
      Self.load(result) {
        let (file, response) = try await session.download(for: request)
        return (try Data(contentsOf: file), response)
      }
    case .completedData: session.dataTask(with: request) { result.set($0, $1, $2) }.resume()
    case .completedUpload: session.uploadTask(with: request, from: body) { result.set($0, $1, $2) }.resume()
    case .completedUploadOfFile:
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("upload-\(UUID().uuidString)")
      try? body.write(to: file)
      session.uploadTask(with: request, fromFile: file) { result.set($0, $1, $2) }.resume()
    case .completedDownload:
      session.downloadTask(with: request) { file, response, error in result.set(file.flatMap { try? Data(contentsOf: $0) }, response, error) }.resume()
    case .delegatedData: Self.delegated(session, result).dataTask(with: request).resume()
    case .delegatedUpload: Self.delegated(session, result).uploadTask(with: request, from: body).resume()
    case .delegatedDownload: Self.delegated(session, result).downloadTask(with: request).resume()
    }
  }

  private static func load(_ result: Result, _ body: @escaping @Sendable () async throws -> (Data, URLResponse)) {
    Task {
      do {
        let (data, response) = try await body()
        result.set(data, response, nil)
      } catch {
        result.set(nil, nil, error)
      }
    }
  }

  private static func delegated(_ session: URLSession, _ result: Result) -> URLSession {
    URLSession(configuration: session.configuration, delegate: Delegate(result), delegateQueue: nil)
  }

  private final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate {
    private let result: Result
    private let received: Mutex<Data> = Mutex(Data())

    init(_ result: Result) { self.result = result }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received.withLock { $0 += data } }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
      received.withLock { $0 = (try? Data(contentsOf: location)) ?? Data() }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      completionHandler(.useCredential, URLCredential(user: "me", password: "secret", persistence: .none))
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      result.set(received.withLock { $0 }, task.response, error)
      session.finishTasksAndInvalidate()
    }
  }
}

/// Creates a request with a method.
func request(_ method: String = "GET", _ url: String) -> URLRequest {
  var request = URLRequest(url: URL(string: url)!)
  request.httpMethod = method
  return request
}

/// The base class of tests with a scheduler whose code is captured.
class NetworkTestCase: XCTestCase {
  private(set) var scheduler = VirtualScheduler()

  override func setUpWithError() throws {
    try super.setUpWithError()
    try XCTSkipUnless(NetworkCapture.isComplete, "Sessions of the app's own are not captured under the thread sanitizer.")
    scheduler = VirtualScheduler()
  }

  override func tearDown() {
    scheduler.shutDown()
    super.tearDown()
  }

  /// Creates a server for the scheduler's code.
  func makeServer(_ baseURL: String? = nil) -> StubServer { scheduler.withCause("the test") { StubServer(baseURL) } }

  /// Waits until there is a result.
  @discardableResult
  func wait(for result: Loading.Result, timeout: Duration = .seconds(100)) -> WaitOutcome { scheduler.wait(timeout: timeout) { result.isThere } }
}

/// Notes that code on other threads can add.
final class Notes: Sendable {
  private let stored: Mutex<[String]> = Mutex([])
  var all: [String] { stored.withLock { $0 } }
  func add(_ note: String) { stored.withLock { $0.append(note) } }
}
