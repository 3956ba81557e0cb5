/// A mistake that was noticed on the thread of a body; what is to be said of it is found out on the main actor.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
}
