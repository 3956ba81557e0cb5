import Foundation

/// An object that cancels an activity when it's canceled or released.
public final class AnyCancellable: Cancellable, Hashable {
  private let lock = NSLock()
  private var action: (() -> Void)?

  /// Creates an object that runs a closure when it's canceled or released.
  public init(_ cancel: @escaping () -> Void) { action = cancel }

  /// Creates an object that cancels another activity when it's canceled or released.
  public init<Activity: Cancellable>(_ canceller: Activity) { action = canceller.cancel }

  deinit { action?() }

  /// Cancels the activity.
  ///
  /// Further calls do nothing.
  public func cancel() {
    let action = lock.withLock {
      defer { self.action = nil }
      return self.action
    }
    action?()
  }

  /// Stores the object in a collection.
  public func store<Collection: RangeReplaceableCollection>(in collection: inout Collection) where Collection.Element == AnyCancellable { collection.append(self) }

  /// Stores the object in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Returns whether two objects are the same instance.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Unchecked, because a lock protects all access. As in Combine, the app is responsible for closures that run on another thread.
extension AnyCancellable: @unchecked Sendable {}
