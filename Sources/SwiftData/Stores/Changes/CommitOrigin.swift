import Synchronization

/// The identity of a context that commits changes.
///
/// A context recognizes its own commits by their origin.
struct CommitOrigin: Hashable, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let number: UInt64

  /// Creates an origin that differs from all others of the process.
  init() { number = Self.last.wrappingAdd(1, ordering: .relaxed).newValue }
}
