/// The presentations in front of an app's content, from back to front.
@MainActor
struct PresentationStack {
  private var presentations: [any Presented] = []
  /// Whether the stack still contains presentations that were torn down.
  ///
  /// They're removed together, because many presentations can end at once.
  var hasGone = false

  mutating func append(_ presentation: any Presented) { presentations.append(presentation) }

  /// The presentations in the stack, from back to front.
  var all: [any Presented] { presentations }

  /// Removes the presentations that were torn down, and returns the previous content of the stack.
  mutating func takeGone() -> [any Presented] {
    let before = presentations
    presentations.removeAll { !$0.isAlive }
    hasGone = false
    return before
  }
}
