import Foundation

/// A function of a module further up that this one calls: the first one that is named counts.
package final class FirstFunction<Function: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var first: Function?

  /// Creates a place for a function that nothing has named yet.
  package init() {}

  /// The function, once it is named.
  package var function: Function? { lock.withLock { first } }

  /// Names the function, where none is named yet.
  package func set(_ function: Function) { lock.withLock { first = first ?? function } }
}
