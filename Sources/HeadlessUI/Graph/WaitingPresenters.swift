/// The views that are waiting to present something, without duplicates, in request order.
@MainActor
final class WaitingPresenters: HostService {
  private var all: [any BodyEvaluating] = []
  // Thousands of views can be bound to one state, so a set finds duplicates. The views in the list are retained, so their identities stay unique.
  private var identities: Set<ObjectIdentifier> = []

  init(host: ViewHost) {}

  var isEmpty: Bool { all.isEmpty }

  func insert(_ presenter: any BodyEvaluating) {
    if identities.insert(ObjectIdentifier(presenter)).inserted { all.append(presenter) }
  }

  /// Removes and returns all waiting views.
  func removeAll() -> [any BodyEvaluating] {
    defer { (all, identities) = ([], []) }
    return all
  }
}
