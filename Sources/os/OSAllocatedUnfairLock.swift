import Foundation

/// A lock that guards a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock that guards a value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock that guards a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs a closure with the value while the lock is held.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure with the value while the lock is held.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is free, and returns whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a closure while the lock is held.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
