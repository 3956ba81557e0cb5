import Foundation

/// Cancels an activity when it is released, or before.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates an object that runs a closure when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates an object that cancels another activity when it is cancelled or released.
  public init<Activity: Cancellable>(_ canceller: Activity) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels the activity; calling it again does nothing.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Keeps the object in a collection.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection) where Collection.Element == AnyCancellable { collection.append(self) }

  /// Keeps the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether two variables hold the same object.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Every access holds the lock. What the closure does on another thread is up to the app, as in Combine.
extension AnyCancellable: @unchecked Sendable {}
