extension DependencyTracker {
  /// Runs a closure that a body has deferred to layout.
  ///
  /// Values read by the closure count as read by the body.
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
