import Foundation
import Synchronization

/// The parts of a probe's requests and answers that have arrived at the server and at the app.
final class ProbedArrivals: Sendable {
  /// A part of a request or of an answer.
  enum Part: CaseIterable, Sendable {
    case data, file, delegate, sent, completion, download, contents
  }

  private let arrived: Mutex<[Part: String]> = Mutex([:])

  /// The text that has arrived, or `nil` if nothing has.
  subscript(part: Part) -> String? {
    get { arrived.withLock { $0[part] } }
    set { arrived.withLock { $0[part] = newValue } }
  }

  /// Whether every part has arrived.
  var isComplete: Bool { arrived.withLock { $0.count == Part.allCases.count } }
}

/// The requests of a probe, as an app sends them, and the server that answers them.
struct ProbedExchange {
  static let body: String = "The body of the app"
  static let answer: String = "The answer of the server"

  // A URL without a host. If a request isn't intercepted, it fails immediately, and there's nothing that it could be sent to.
  private static let base = "http://:1/"

  private let arrivals: ProbedArrivals
  private let file: URL

  /// Creates the requests.
  ///
  /// - Parameters:
  ///   - arrivals: The object that notes what arrives.
  ///   - file: A file with the body.
  init(_ arrivals: ProbedArrivals, file: URL) {
    self.arrivals = arrivals
    self.file = file
  }

  /// Starts the server and the requests for the code of the scheduler that runs here.
  func start() {
    serve()
    uploadWithDelegate()
    uploadFile()
    download()
    readContents()
  }

  private func serve() {
    var answer = StubResponse.text(Self.answer)
    answer.lengthOfParts = Self.answer.utf8.count / 2 + 1
    StubServer().stub(.any()) { [arrivals, answer] request in
      switch request.path {
      case "/data": arrivals[.data] = request.text
      case "/file": arrivals[.file] = request.text
      default: break
      }
      return answer
    }
  }

  private func request(_ method: String, _ path: String) -> URLRequest? {
    guard let url = URL(string: Self.base + path) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method
    return request
  }

  private func uploadWithDelegate() {
    guard let request = request("POST", "data") else { return }
    let session = URLSession(configuration: .default, delegate: Delegate(arrivals), delegateQueue: nil)
    session.uploadTask(with: request, from: Data(Self.body.utf8)).resume()
    session.finishTasksAndInvalidate()
  }

  private func uploadFile() {
    guard let request = request("POST", "file") else { return }
    let session = URLSession(configuration: .ephemeral)
    session.uploadTask(with: request, fromFile: file) { [arrivals] data, _, _ in arrivals[.completion] = String(decoding: data ?? Data(), as: UTF8.self) }.resume()
    session.finishTasksAndInvalidate()
  }

  private func download() {
    guard let request = request("GET", "download") else { return }
    // An app's protocol that was registered before ours gets the requests of the shared session first.
    let isOurs = URLSession.shared.configuration.protocolClasses?.first == SessionURLProtocol.self
    let session = isOurs ? URLSession.shared : URLSession(configuration: .default)
    let task = session.downloadTask(with: request) { [arrivals] file, _, _ in
      arrivals[.download] = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
      if let file { try? FileManager.default.removeItem(at: file) }
    }
    task.resume()
    if !isOurs { session.finishTasksAndInvalidate() }
  }

  private func readContents() {
    guard let url = URL(string: Self.base + "contents") else { return }
    DispatchQueue.global().async { [arrivals] in arrivals[.contents] = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } ?? "" }
  }

  /// The delegate of a session, which notes what it's called with.
  private final class Delegate: NSObject, URLSessionDataDelegate {
    private let arrivals: ProbedArrivals
    private let received: Mutex<(status: Int, data: Data)> = Mutex((0, Data()))

    init(_ arrivals: ProbedArrivals) { self.arrivals = arrivals }

    func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64) {
      arrivals[.sent] = "\(totalBytesSent)"
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      received.withLock { $0.status = (response as? HTTPURLResponse)?.statusCode ?? 0 }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received.withLock { $0.data += data } }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      let (status, data) = received.withLock { $0 }
      arrivals[.delegate] = error == nil ? "the status \(status) with \(String(decoding: data, as: UTF8.self))" : "an error"
    }
  }
}
