/// Knows which body is being evaluated on a thread, so that what it reads can be tied to it.
///
/// Each thread has an entry of its own: state is read through accessors that carry no isolation, as in SwiftUI, and what another thread reads belongs to no body.
enum DependencyTracker {
  private static let slot = ThreadSlot<Reader>()

  /// The body that this thread evaluates; `nil` on every other thread.
  static var current: Reader? { slot.object }

  @MainActor
  static func track<Result>(_ node: any BodyEvaluating, _ body: () -> Result) -> Result {
    // A node that has been torn down is not evaluated again.
    guard node.isAlive else { return withoutTracking(body) }
    let reader = node.reader
    reader.begin(node)
    return slot.with(reader, body)
  }

  /// Runs a closure that the body around a node has left to the layout: what it reads counts as that body's.
  @MainActor
  static func resume<Result>(around node: Node, _ body: () -> Result) -> Result {
    var around: Node? = node
    while let current = around {
      if let evaluating = current as? any BodyEvaluating { return slot.with(evaluating.reader, body) }
      around = current.parent
    }
    return body()
  }

  /// Runs a closure whose reads do not count as the surrounding body's.
  static func withoutTracking<Result>(_ body: () -> Result) -> Result { slot.with(nil, body) }
}
