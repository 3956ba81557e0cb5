/// What is presented over an app's content, from the back to the front.
@MainActor
struct PresentationStack {
  private var presentations: [PresentationNode] = []
  // What is gone is taken out when the others are next asked for: many may go at once.
  private var hasGone = false

  mutating func append(_ presentation: PresentationNode) { presentations.append(presentation) }

  /// A presentation has been torn down.
  mutating func removeGone() { hasGone = true }

  /// The presentations that are there.
  var all: [PresentationNode] {
    mutating get {
      if hasGone {
        presentations.removeAll { !$0.isAlive }
        hasGone = false
      }
      return presentations
    }
  }
}
