import Foundation
import Synchronization

#if !canImport(Darwin)
  @_spi(SwiftCorelibsFoundation) import FoundationEssentials
  import FoundationNetworking

  extension Data {
    /// Loads a URL's contents for `Data(contentsOf:)` and `String(contentsOf:)` in a captured session.
    ///
    /// Foundation requests the configuration within its own library, which doesn't call the redefined functions.
    @_dynamicReplacement(for:init(_contentsOfRemote:options:))
    init(capturedContentsOfRemote url: URL, options: ReadingOptions) throws {
      let answer = Answer()
      let session = URLSession(configuration: .default)
      session.dataTask(with: url) { data, response, error in answer.set(data, response, error) }.resume()
      session.finishTasksAndInvalidate()
      self = try answer.wait(for: url)
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
#endif
