/// The context of a state change, such as its animation.
public struct Transaction {
  /// The animation of the change, or `nil` if the change isn't animated.
  public var animation: Animation?
  /// A Boolean value that indicates whether the change ignores `animation(_:value:)` modifiers.
  public var disablesAnimations: Bool = false
  /// A Boolean value that indicates whether the change is part of a continuous interaction.
  ///
  /// For example, a drag is a continuous interaction.
  public var isContinuous: Bool = false
  // The values for the app's own keys, or `nil` in the usual case that there are none.
  var values: [ObjectIdentifier: Any]?
  private(set) var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Adds a closure that's called when the animations of the change end.
  ///
  /// If the change doesn't have an animation, the closure is called after the change.
  public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
    completions.append((criteria, completion))
  }

  /// A Boolean value that indicates whether the transaction has no effect on the change.
  var isPlain: Bool { animation == nil && !disablesAnimations && completions.isEmpty && values == nil }
}

/// The point at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// The animation is complete when it appears to have ended.
  ///
  /// A spring may still oscillate slightly.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation is complete when all motion has ended.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Changes state with an animation.
///
/// - The change takes effect immediately. In virtual time, the views that it moves count as animated until the animation ends.
/// - The animation starts when the change is rendered. This happens after the code that makes the change has finished or suspends.
///
/// - Parameters:
///   - animation: The animation, or `nil` for a change without animation.
///   - body: A closure that changes state.
/// - Returns: The value that `body` returns.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, and calls a closure when the animation ends.
///
/// The animation ends in virtual time. As in SwiftUI, if no view shows the changed state, there is no animation and the closure is called immediately.
///
/// - Parameters:
///   - animation: The animation, or `nil` for a change without animation.
///   - completionCriteria: The criteria for the completion of the animation.
///   - body: A closure that changes state.
///   - completion: A closure that's called once, on the main actor.
/// - Returns: The value that `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state with a transaction.
///
/// A transaction with an animation has the same effect as ``withAnimation(_:_:)``.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.isPlain { return try AnimatedChange.with(nil, body) }
  let change = AnimatedChange(transaction)
  defer { change.bodyDidEnd() }
  return try AnimatedChange.with(change, body)
}
