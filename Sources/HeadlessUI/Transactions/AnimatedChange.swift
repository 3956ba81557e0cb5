import Foundation
import Synchronization
import VirtualTime

/// A state change that is made with an animation or a transaction.
///
/// The change exists until its animation ends.
///
/// The type is `@unchecked Sendable`, because the change is recorded on the thread that makes it, and read on the main actor only after a view shows it.
final class AnimatedChange: @unchecked Sendable {
  let transaction: Transaction
  /// The name of the animation, for messages.
  let name: String
  /// A Boolean value that indicates whether a view shows the changed state.
  var isShown = false
  /// A Boolean value that indicates whether the animation has started.
  ///
  /// If two apps show the same change, it's animated once.
  var hasBegun = false

  /// The duration of the animation in seconds, before the test's animation settings are applied.
  var seconds: Double { transaction.animation?.seconds ?? 0 }

  init(_ transaction: Transaction) {
    self.transaction = transaction
    name = Self.name(startedBy: VirtualScheduler.owner?.nameOfCauseHere)
  }

  private static func name(startedBy cause: String?) -> String {
    guard let cause else { return "an animation" }
    // If an animation starts at the end of another animation, the cause is already the name of that animation.
    return cause.hasPrefix(prefix) ? cause : prefix + cause
  }

  private static let prefix = "the animation of "

  /// Returns the name of an animation that a view declares.
  static func name(ofAnimationIn view: String) -> String { prefix + view }

  private struct Checks {
    var pending = 0
    var isBodyRunning = true

    var areOver: Bool { !isBodyRunning && pending == 0 }
  }

  private let checks = Mutex(Checks())

  /// Notes that a value that the change may have changed has to be checked.
  ///
  /// Until the check has ended, it isn't known whether a view shows the change.
  func checkWillBegin() { checks.withLock { $0.pending += 1 } }

  func checkDidEnd() {
    let areOver = checks.withLock { checks in
      checks.pending -= 1
      return checks.areOver
    }
    if areOver { completeUnlessShown() }
  }

  func bodyDidEnd() {
    let areOver = checks.withLock { checks in
      checks.isBodyRunning = false
      return checks.areOver
    }
    if areOver { completeUnlessShown() }
  }

  private func completeUnlessShown() { if !isShown { complete { _ in true } } }

  /// Calls the completion closures whose criteria satisfy a condition.
  func complete(_ isMeant: (AnimationCompletionCriteria) -> Bool) {
    for completion in transaction.completions where isMeant(completion.criteria) { completion.action() }
  }

  // MARK: Current change

  private static let slot = ThreadSlot<AnimatedChange>()

  /// The change that the current thread is making, or `nil` if there isn't one.
  static var current: AnimatedChange? { slot.object }

  /// Runs a closure as part of a change, or outside of any change if the argument is `nil`.
  static func with<Result>(_ change: AnimatedChange?, _ body: () throws -> Result) rethrows -> Result { try slot.with(change, body) }
}
