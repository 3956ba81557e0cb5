/// The views that could not present, each once, in the order in which they wanted to.
@MainActor
final class WaitingPresenters: HostService {
  private var all: [any BodyEvaluating] = []
  // Thousands of views may be bound to one state. Those in the list are kept, so that no other one has an identity of theirs.
  private var identities: Set<ObjectIdentifier> = []

  init(host: ViewHost) {}

  var isEmpty: Bool { all.isEmpty }

  func insert(_ presenter: any BodyEvaluating) {
    if identities.insert(ObjectIdentifier(presenter)).inserted { all.append(presenter) }
  }

  /// Removes all of them and returns them.
  func removeAll() -> [any BodyEvaluating] {
    defer { (all, identities) = ([], []) }
    return all
  }
}
