/// A mistake noticed on the thread that evaluates a body.
///
/// The main actor adds details and reports the mistake.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
  case containerMissing(model: String)
}

/// The body that this thread is evaluating, for dynamic properties of other modules.
package enum EvaluatedBody {
  /// Records that a query of the body has no model container in its environment.
  ///
  /// - Parameter model: The class of the models that the query fetches.
  package static func noteMissingContainer(of model: String) { DependencyTracker.current?.note(.containerMissing(model: model)) }
}
