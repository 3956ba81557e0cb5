extension DependencyTracker {
  /// Runs a closure that the body around a node has left to the layout: what it reads counts as that body's.
  @MainActor
  static func resume<Result>(around node: Node, _ body: () -> Result) -> Result {
    var around: Node? = node
    while let current = around {
      if let evaluating = current as? any BodyEvaluating { return resume(evaluating.reader, body) }
      around = current.parent
    }
    return body()
  }
}
