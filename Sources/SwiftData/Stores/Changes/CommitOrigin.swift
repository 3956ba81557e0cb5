import Synchronization

/// The identity of a context that commits changes.
///
/// A context recognizes its own commits by their origin.
struct CommitOrigin: Hashable, Sendable {
  // This is a class, because code in a release build would always read the initial value of a static `Atomic`, and never the changed value.
  private final class Numbers: Sendable {
    let last = Atomic<UInt64>(0)
  }

  private static let numbers = Numbers()

  private let number: UInt64

  /// Creates an origin that differs from all others of the process.
  init() { number = Self.numbers.last.wrappingAdd(1, ordering: .relaxed).newValue }
}
