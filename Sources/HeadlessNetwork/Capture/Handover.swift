import Foundation
import Synchronization

/// Where an exchange waits between the question whether our protocol takes a request and the protocol's creation.
///
/// The question is asked on the thread that resumes the task; the protocol may be created on another one, after a look into the cache.
/// Both see the same copy of the request, by whose storage the exchange is found again.
final class Handover: Sendable {
  static let shared: Handover = Handover()

  private let waiting: Mutex<[UInt: [Exchange]]> = Mutex([:])

  /// Leaves an exchange for the protocol that is to be created for a request.
  func leave(_ exchange: Exchange, for request: URLRequest) {
    waiting.withLock { $0[Self.storage(of: request), default: []].append(exchange) }
  }

  /// Takes the exchange that was left for a request.
  func take(for request: URLRequest) -> Exchange? {
    waiting.withLock { waiting in
      let key = Self.storage(of: request)
      guard var exchanges = waiting.removeValue(forKey: key) else { return nil }
      let first = exchanges.removeFirst()
      if !exchanges.isEmpty { waiting[key] = exchanges }
      return first
    }
  }

  private static func storage(of request: URLRequest) -> UInt {
    withUnsafeBytes(of: request) { $0.loadUnaligned(as: UInt.self) }
  }
}
