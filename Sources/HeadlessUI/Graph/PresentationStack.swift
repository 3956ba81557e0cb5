/// What is presented over an app's content, from the back to the front.
@MainActor
struct PresentationStack {
  private var presentations: [any Presented] = []
  /// Whether presentations have been torn down that are still among the others, because many may go at once.
  var hasGone = false

  mutating func append(_ presentation: any Presented) { presentations.append(presentation) }

  /// The presentations, after those that are gone were taken out.
  var all: [any Presented] { presentations }

  /// Removes the presentations that have been torn down, and returns all that there were.
  mutating func takeGone() -> [any Presented] {
    let before = presentations
    presentations.removeAll { !$0.isAlive }
    hasGone = false
    return before
  }
}
