import Screens

extension ElementSnapshot {
  /// The label, else the identifier, else the type.
  var name: String { !label.isEmpty ? label : !identifier.isEmpty ? identifier : type.name }
}
