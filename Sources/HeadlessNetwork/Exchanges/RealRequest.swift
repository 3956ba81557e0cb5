import Foundation
import Synchronization
internal import VirtualTime

/// A request on the real network, in real time and outside all schedulers.
///
/// The results are reported step by step, on threads of the session that performs the request.
final class RealRequest: NSObject, URLSessionDataDelegate {
  /// A step in the progress of the request.
  enum Step: Sendable {
    case response(HTTPURLResponse)
    case data(Data)
    case redirect(HTTPURLResponse, URLRequest, @Sendable (URLRequest?) -> Void)
    case challenge(URLAuthenticationChallenge, @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    case end((any Error)?)
  }

  private let request: URLRequest
  private let configuration: URLSessionConfiguration
  private let listener: @Sendable (Step) -> Void
  private let isCancelled: Atomic<Bool> = Atomic(false)
  /// A response that requires credentials.
  ///
  /// It's delivered to the app only if the app doesn't provide them.
  private let refusal: Mutex<Refusal?> = Mutex(nil)

  private struct Refusal {
    var steps: [Step]
    var isFinal = false
  }

  init(_ request: URLRequest, body: Data, configuration: URLSessionConfiguration, tell: @escaping @Sendable (Step) -> Void) {
    var request = request
    request.httpBodyStream = nil
    if !body.isEmpty { request.httpBody = body }
    self.request = request
    self.configuration = configuration
    listener = tell
  }

  func start() {
    VirtualScheduler.outsideOfSchedulers {
      let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      session.dataTask(with: request).resume()
      session.finishTasksAndInvalidate()
    }
  }

  /// Stops reporting steps.
  ///
  /// The request itself runs to its end.
  ///
  /// The task isn't canceled, because Foundation crashes if a task is canceled at the moment when it completes.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  private func tell(_ step: Step) {
    if !isCancelled.load(ordering: .relaxed) { return listener(step) }
    switch step {
    case .redirect(_, _, let follow): follow(nil)
    case .challenge(_, let answer): answer(.cancelAuthenticationChallenge, nil)
    case .response, .data, .end: break
    }
  }

  // MARK: URLSessionDataDelegate

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    tell(.redirect(response, request) { request in VirtualScheduler.outsideOfSchedulers { completionHandler(request) } })
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let proposed = challenge.previousFailureCount == 0 ? challenge.proposedCredential : nil
    tell(
      .challenge(challenge) { disposition, credential in
        VirtualScheduler.outsideOfSchedulers {
          switch disposition {
          case .useCredential where credential != nil: completionHandler(.useCredential, credential)
          case .performDefaultHandling where proposed != nil: completionHandler(.useCredential, proposed)
          case .cancelAuthenticationChallenge: completionHandler(.cancelAuthenticationChallenge, nil)
          default:
            self.refusal.withLock { $0?.isFinal = true }
            completionHandler(.cancelAuthenticationChallenge, nil)
          }
        }
      })
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let response = response as? HTTPURLResponse {
      let isRefusal = response.statusCode == 401
      refusal.withLock { $0 = isRefusal ? Refusal(steps: [.response(response)]) : nil }
      if !isRefusal { tell(.response(response)) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isHeld = refusal.withLock { refusal in
      refusal?.steps.append(.data(data))
      return refusal != nil
    }
    if !isHeld { tell(.data(data)) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let refusal = refusal.withLock { $0.take() }
    guard let refusal, refusal.isFinal || error == nil else { return tell(.end(error)) }
    for step in refusal.steps { tell(step) }
    tell(.end(nil))
  }
}
