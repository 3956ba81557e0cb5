/// A mistake noticed on the thread that evaluates a body.
///
/// The main actor adds details and reports the mistake.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
}
