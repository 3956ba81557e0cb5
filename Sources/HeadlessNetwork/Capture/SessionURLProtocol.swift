import Foundation
internal import VirtualTime

/// The URL protocol that handles the requests of code that belongs to a scheduler.
///
/// It answers them from stub servers or from the real network.
///
/// A task chooses its protocol on the thread that resumes the task. Requests of code without a scheduler aren't affected.
final class SessionURLProtocol: URLProtocol {
  private let exchange: Exchange?

  override class func canInit(with request: URLRequest) -> Bool {
    guard let scheme = request.url?.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return false }
    guard let network = SessionNetwork.here else { return false }
    PendingExchanges.shared.leave(network.begin(request), for: request)
    return true
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
    exchange = PendingExchanges.shared.take(for: request)
    super.init(request: request, cachedResponse: cachedResponse, client: client)
  }

  override func startLoading() {
    guard let exchange else {
      client?.urlProtocol(self, didFailWithError: URLError(.unknown))
      return
    }
    exchange.start(ProtocolClient(self))
  }

  override func stopLoading() { exchange?.stop() }
}
