import Foundation
import VirtualTime

/// One call of `withAnimation` or `withTransaction`, from the change of state to the end of its animation.
///
/// `@unchecked Sendable`: it is filled on the thread that makes the change, and read on the main actor once the change is shown.
final class AnimatedChange: @unchecked Sendable {
  let transaction: Transaction
  /// What the animation is called in messages.
  let name: String
  /// Whether a view shows what has changed.
  var isShown = false
  /// Whether the animation has begun; a change that two apps show is animated once.
  var hasBegun = false

  /// How long its animation is, without what the test says about animations.
  var seconds: Double { transaction.animation?.seconds ?? 0 }

  init(_ transaction: Transaction) {
    self.transaction = transaction
    name = Self.name(startedBy: VirtualScheduler.owner?.nameOfCauseHere)
  }

  private static func name(startedBy cause: String?) -> String {
    guard let cause else { return "an animation" }
    // An animation that begins at the end of another one has the cause of the first.
    return cause.hasPrefix(prefix) ? cause : prefix + cause
  }

  private static let prefix = "the animation of "

  /// What an animation that a view declares is called.
  static func name(ofAnimationIn view: String) -> String { prefix + view }

  func bodyDidEnd() { if !isShown { complete { _ in true } } }

  /// Calls the completions of some criteria.
  func complete(_ isMeant: (AnimationCompletionCriteria) -> Bool) {
    for completion in transaction.completions where isMeant(completion.criteria) { completion.action() }
  }

  // MARK: The change under way

  private static let slot = ThreadSlot<AnimatedChange>()

  /// The change that this thread is making; `nil` outside of one.
  static var current: AnimatedChange? { slot.object }

  /// Runs a closure that makes a change, or one that belongs to none.
  static func with<Result>(_ change: AnimatedChange?, _ body: () throws -> Result) rethrows -> Result { try slot.with(change, body) }
}
