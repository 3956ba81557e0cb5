/// The way in which a change of state is shown, as in SwiftUI: the animation, if it has one.
public struct Transaction {
  /// The animation of the change; `nil` for none.
  public var animation: Animation?
  /// Whether `animation(_:value:)` modifiers are left out of account.
  public var disablesAnimations: Bool = false
  /// Whether the change is one of a continuous interaction.
  public var isContinuous: Bool = false
  // What an app's own keys have put in; most transactions carry nothing.
  var values: [ObjectIdentifier: Any]?
  private(set) var completions: [(criteria: AnimationCompletionCriteria, action: () -> Void)] = []

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// Adds a closure that is called at the end of the animations of the change, or after the change where it has none.
  public mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) {
    completions.append((criteria, completion))
  }

  /// Whether the transaction says nothing about the change.
  var isPlain: Bool { animation == nil && !disablesAnimations && completions.isEmpty && values == nil }
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool

  /// When it looks complete: a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Changes state with an animation.
///
/// - The change takes effect at once; the views that it moves count as animated until the end of the animation, in virtual time.
/// - The animation begins when the change is shown, which is when the code that makes it comes to its end or suspends.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - body: Changes state.
/// - Returns: What `body` returns.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, and calls a closure at the end of it, in virtual time.
///
/// Where no view shows what has changed there is no animation, and the closure is called at once, as in SwiftUI.
///
/// - Parameters:
///   - animation: The animation; `nil` for none.
///   - completionCriteria: What counts as the end.
///   - body: Changes state.
///   - completion: Is called once, on the main actor.
/// - Returns: What `body` returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Changes state with a transaction: see ``withAnimation(_:_:)``.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  if transaction.isPlain { return try AnimatedChange.with(nil, body) }
  let change = AnimatedChange(transaction)
  defer { change.bodyDidEnd() }
  return try AnimatedChange.with(change, body)
}
