/// A body whose reads are tracked.
@MainActor
protocol TrackedBody: AnyObject {
  /// Whether the body can still be evaluated.
  var isAlive: Bool { get }
  /// The reader that connects the body to the state and the models that it reads.
  var reader: Reader { get }
  /// A link to the body for objects that don't own it.
  var bodyLink: BodyLink { get }

  func setNeedsEvaluation()
  func evaluateIfNeeded()
  /// Cancels a requested evaluation when rendering is aborted.
  func cancelEvaluation()
}

extension TrackedBody {
  func cancelEvaluation() {}
}

/// A link to a body for objects that don't own it.
///
/// The link is cleared when the body's node is released.
///
/// `@unchecked Sendable`: Only the main actor uses the link.
class BodyLink: @unchecked Sendable {
  /// The body, or `nil` if it was never evaluated or was released.
  unowned(unsafe) private(set) final var body: (any TrackedBody)?

  @MainActor
  final func setBody(_ body: any TrackedBody) { self.body = body }

  /// Clears the link when the body's node is released.
  func end() { body = nil }
}
