/// A mistake noticed on the thread that evaluates a body. The main actor adds the details of the report.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
}
