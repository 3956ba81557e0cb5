import Foundation

extension URLSession {
  /// Returns a publisher that loads a URL for each subscriber and sends what arrived.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Returns a publisher that makes a request for each subscriber and sends what arrived.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

  /// A publisher that makes a request when a value is demanded, sends the data and the response, and finishes.
  public struct DataTaskPublisher: Publisher {
    /// The data and the response.
    public typealias Output = (data: Data, response: URLResponse)

    /// What went wrong with the request. A response with a status of failure is a value.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest

    /// The session that makes it.
    public let session: URLSession

    /// Creates a publisher of a request's answer.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber; its cancellation cancels the request.
    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == URLError {
      let load = DataTaskLoad(request, session, subscriber)
      subscriber.receive(subscription: load)
    }
  }
}

/// One request and the subscriber that waits for its answer.
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

/// Brings what arrived from the session's queue to the subscriber.
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
