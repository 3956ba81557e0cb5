/// A body whose reads are tied to what it has read.
@MainActor
protocol TrackedBody: AnyObject {
  /// Whether the body may still be evaluated.
  var isAlive: Bool { get }
  /// What ties the body to the state and the models that it reads.
  var reader: Reader { get }
  /// The way to the body for what does not own it.
  var bodyLink: BodyLink { get }

  func setNeedsEvaluation()
  func evaluateIfNeeded()
  /// The evaluation that was asked for will not come: the rendering was given up.
  func cancelEvaluation()
}

extension TrackedBody {
  func cancelEvaluation() {}
}

/// The way to a body for what does not own it; it ends when the body's node is released.
///
/// `@unchecked Sendable`: the main actor alone uses it.
class BodyLink: @unchecked Sendable {
  /// The body, if it was evaluated and is still there.
  unowned(unsafe) private(set) final var body: (any TrackedBody)?

  @MainActor
  final func setBody(_ body: any TrackedBody) { self.body = body }

  /// The body's node is being released.
  func end() { body = nil }
}
