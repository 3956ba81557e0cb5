import Foundation
import Synchronization

/// Where an exchange waits between the question whether our protocol takes a request and the protocol's creation.
///
/// The question is asked on the thread that resumes the task; the protocol may be created on another one, after a look into the cache.
/// Both see the same copy of the request, by whose storage the exchange is found again.
final class Handover: Sendable {
  static let shared: Handover = Handover()

  private struct Entry {
    /// Keeps the storage of the request, so that no other request is found at its place.
    let request: URLRequest
    let exchange: Exchange
  }

  private let waiting: Mutex<[UInt: [Entry]]> = Mutex([:])

  /// Leaves an exchange for the protocol that is to be created for a request.
  func leave(_ exchange: Exchange, for request: URLRequest) {
    waiting.withLock { waiting in
      // No protocol was created for a task that was given up meanwhile.
      waiting = waiting.compactMapValues { entries in
        let current = entries.filter(\.exchange.isOfRunningTest)
        return current.isEmpty ? nil : current
      }
      waiting[Self.storage(of: request), default: []].append(Entry(request: request, exchange: exchange))
    }
  }

  /// Takes the exchange that was left for a request.
  func take(for request: URLRequest) -> Exchange? {
    waiting.withLock { waiting in
      let key = Self.storage(of: request)
      guard let entries = waiting.removeValue(forKey: key)?.filter(\.exchange.isOfRunningTest), let first = entries.first else { return nil }
      if entries.count > 1 { waiting[key] = Array(entries.dropFirst()) }
      return first.exchange
    }
  }

  /// How many exchanges wait.
  var count: Int { waiting.withLock { $0.values.reduce(0) { $0 + $1.count } } }

  private static func storage(of request: URLRequest) -> UInt {
    withUnsafeBytes(of: request) { $0.loadUnaligned(as: UInt.self) }
  }
}
