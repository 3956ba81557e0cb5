import Foundation

extension URLSession {
  /// Returns a publisher that loads a URL for each subscriber and sends the response.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Returns a publisher that performs a request for each subscriber and sends the response.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

  /// A publisher that performs a request when a value is requested, sends the response, and finishes.
  public struct DataTaskPublisher: Publisher {
    /// The response's data and metadata.
    public typealias Output = (data: Data, response: URLResponse)

    /// The type of failure: an error of the request.
    ///
    /// A response with an error status is sent as a value.
    public typealias Failure = URLError

    /// The request to perform.
    public let request: URLRequest

    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher that sends the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, which receives the response.
    ///
    /// Cancelling the subscription cancels the request.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == URLError {
      let load = DataTaskLoad(request, session, subscriber)
      subscriber.receive(subscription: load)
    }
  }
}

/// A request and the subscriber that waits for its response.
private final class DataTaskLoad<Downstream: Subscriber>: Subscription, CustomStringConvertible
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = NSLock()
  private let output: OnceSubscription<Downstream>
  private let session: URLSession
  private var request: URLRequest?
  private var task: URLSessionDataTask?

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    output = OnceSubscription(nil, downstream, name: "DataTaskPublisher")
  }

  var description: String { output.description }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    output.request(demand)
    let request = lock.withLock {
      defer { self.request = nil }
      return self.request
    }
    guard let request else { return }
    let answer = Answer(tell: output.fulfill)
    let task = session.dataTask(with: request) { data, response, error in answer.arrived(data, response, error) }
    lock.withLock { self.task = task }
    task.resume()
  }

  func cancel() {
    output.cancel()
    let task = lock.withLock {
      defer { (self.task, request) = (nil, nil) }
      return self.task
    }
    task?.cancel()
  }
}

/// A wrapper that transfers the response from the session's queue to the subscriber.
private struct Answer: @unchecked Sendable {
  let tell: (Result<URLSession.DataTaskPublisher.Output, URLError>) -> Void

  func arrived(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    if let response, error == nil {
      tell(.success((data ?? Data(), response)))
    } else {
      tell(.failure(error as? URLError ?? URLError(.unknown)))
    }
  }
}
