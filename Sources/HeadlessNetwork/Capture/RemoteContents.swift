import Foundation
import FoundationNetworking
import Synchronization

/// The contents of a URL that isn't a file's.
enum RemoteContents {
  /// Loads a URL's contents in a captured session, while the calling thread waits.
  ///
  /// - Throws: The error that `Data(contentsOf:)` throws in this case.
  static func load(_ url: URL) throws -> Data {
    let answer = Answer()
    let session = URLSession(configuration: .default)
    session.dataTask(with: url) { data, response, error in answer.set(data, response, error) }.resume()
    session.finishTasksAndInvalidate()
    return try answer.wait(for: url)
  }
}

/// The answer to a request that a thread waits for.
private final class Answer: Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  private let stored: Mutex<(data: Data?, status: Int?, error: (any Error)?)> = Mutex((nil, nil, nil))

  func set(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    stored.withLock { $0 = (data, (response as? HTTPURLResponse)?.statusCode, error) }
    isThere.signal()
  }

  /// Waits for the answer, and returns its data or throws the error that Foundation throws in this case.
  func wait(for url: URL) throws -> Data {
    isThere.wait()
    let (data, status, error) = stored.withLock { $0 }
    let isAnswer = status.map { [101, 401, 407].contains($0) || (200...399).contains($0) } ?? true
    if let data, error == nil, isAnswer { return data }
    var details: [String: Any] = [NSURLErrorKey: url]
    details[NSUnderlyingErrorKey] = error
    throw CocoaError(.fileReadUnknown, userInfo: details)
  }
}
