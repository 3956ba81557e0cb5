import Foundation

/// A function from a higher-level module that this module calls.
///
/// Only the first function that is set has an effect.
package final class FirstFunction<Function: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var first: Function?

  /// Creates an empty storage for a function.
  package init() {}

  /// The function, or `nil` if none was set.
  package var function: Function? { lock.withLock { first } }

  /// Sets the function if none was set before.
  package func set(_ function: Function) { lock.withLock { first = first ?? function } }
}
