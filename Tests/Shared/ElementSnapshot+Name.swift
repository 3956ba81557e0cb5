import Screens

extension ElementSnapshot {
  /// The label, or else the identifier, or else the type.
  var name: String { !label.isEmpty ? label : !identifier.isEmpty ? identifier : type.name }
}
