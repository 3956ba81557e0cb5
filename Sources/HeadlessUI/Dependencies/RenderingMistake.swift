/// A mistake noticed on the thread that evaluates a body.
///
/// The main actor completes the report.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
}
