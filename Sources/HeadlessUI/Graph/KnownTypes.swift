import Foundation

/// Types of fields that are met in nearly every view: what they conform to need not be looked up.
@MainActor
enum KnownTypes {
  /// The type as one whose values are compared, where that is known.
  static func equatable(_ type: Any.Type) -> (any Equatable.Type)? { equatables[ObjectIdentifier(type)] }

  /// Whether a type is no dynamic property, as far as that is known.
  static func isPlain(_ type: Any.Type) -> Bool { equatables[ObjectIdentifier(type)] != nil }

  /// Adds a type of the framework's own.
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
