import Foundation
import Synchronization

/// A store for exchanges between the decision to take a request and the creation of the protocol.
///
/// The thread that resumes the task decides whether our protocol takes the request. The protocol may be created on another thread, after a cache lookup.
/// Both use the same copy of the request, so the exchange is found again by the request's storage.
final class PendingExchanges: Sendable {
  static let shared: PendingExchanges = PendingExchanges()

  private struct Entry {
    /// The request, which keeps its storage alive to prevent another request from having the same address.
    let request: URLRequest
    let exchange: Exchange
  }

  private let waiting: Mutex<[UInt: [Entry]]> = Mutex([:])

  /// Stores an exchange for the protocol that will be created for a request.
  func leave(_ exchange: Exchange, for request: URLRequest) {
    waiting.withLock { waiting in
      // Remove exchanges of ended tests, because nothing takes an exchange if its task was abandoned before its protocol was created.
      waiting = waiting.compactMapValues { entries in
        let current = entries.filter(\.exchange.isOfRunningTest)
        return current.isEmpty ? nil : current
      }
      waiting[Self.storage(of: request), default: []].append(Entry(request: request, exchange: exchange))
    }
  }

  /// Removes and returns the exchange that was stored for a request.
  func take(for request: URLRequest) -> Exchange? {
    waiting.withLock { waiting in
      let key = Self.storage(of: request)
      guard let entries = waiting.removeValue(forKey: key)?.filter(\.exchange.isOfRunningTest), let first = entries.first else { return nil }
      if entries.count > 1 { waiting[key] = Array(entries.dropFirst()) }
      return first.exchange
    }
  }

  /// The number of stored exchanges.
  var count: Int { waiting.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  private static func storage(of request: URLRequest) -> UInt {
    withUnsafeBytes(of: request) { $0.loadUnaligned(as: UInt.self) }
  }
}
