import Foundation
import VirtualTime

/// A change that a call of `withAnimation` or `withTransaction` makes, up to the end of its animation.
///
/// `@unchecked Sendable`: the change is recorded on the thread that makes it, and read on the main actor after the change is shown.
final class AnimatedChange: @unchecked Sendable {
  let transaction: Transaction
  /// The name of the animation in messages.
  let name: String
  /// Whether a view shows the changed state.
  var isShown = false
  /// Whether the animation has started.
  ///
  /// A change that two apps show is animated once.
  var hasBegun = false

  /// The duration of the animation in seconds, before the test's animation settings are applied.
  var seconds: Double { transaction.animation?.seconds ?? 0 }

  init(_ transaction: Transaction) {
    self.transaction = transaction
    name = Self.name(startedBy: VirtualScheduler.owner?.nameOfCauseHere)
  }

  private static func name(startedBy cause: String?) -> String {
    guard let cause else { return "an animation" }
    // An animation that starts at the end of another animation has the cause of the first animation.
    return cause.hasPrefix(prefix) ? cause : prefix + cause
  }

  private static let prefix = "the animation of "

  /// Returns the name of an animation that a view declares.
  static func name(ofAnimationIn view: String) -> String { prefix + view }

  func bodyDidEnd() { if !isShown { complete { _ in true } } }

  /// Calls the completions whose criteria satisfy a condition.
  func complete(_ isMeant: (AnimationCompletionCriteria) -> Bool) {
    for completion in transaction.completions where isMeant(completion.criteria) { completion.action() }
  }

  // MARK: The change under way

  private static let slot = ThreadSlot<AnimatedChange>()

  /// The change that this thread is making, or `nil` if there isn't one.
  static var current: AnimatedChange? { slot.object }

  /// Runs a closure as part of a change, or outside of any change if it's `nil`.
  static func with<Result>(_ change: AnimatedChange?, _ body: () throws -> Result) rethrows -> Result { try slot.with(change, body) }
}
