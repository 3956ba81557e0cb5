import Foundation

/// Common types of fields, whose conformances are known without a lookup.
@MainActor
enum FastEquatableTypes {
  /// Returns the type as an equatable type, or `nil` if the type isn't among the known types.
  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? { equatables[ObjectIdentifier(type)] }

  /// Returns whether a type is known not to be a dynamic property.
  static func isPlain(_ type: Any.Type) -> Bool { equatables[ObjectIdentifier(type)] != nil }

  /// Adds a built-in type to the known types.
  static func insert<Value: Equatable>(_ type: Value.Type) { equatables[ObjectIdentifier(type)] = type }

  private static var equatables: [ObjectIdentifier: any Equatable.Type] = {
    let types: [any Equatable.Type] = [
      String.self, Int.self, Double.self, Bool.self, CGFloat.self, Date.self, URL.self, UUID.self, String?.self, Int?.self, Double?.self, [String].self, Alignment.self, Font.self,
    ]
    var equatables: [ObjectIdentifier: any Equatable.Type] = [:]
    for type in types { equatables[ObjectIdentifier(type)] = type }
    return equatables
  }()
}
