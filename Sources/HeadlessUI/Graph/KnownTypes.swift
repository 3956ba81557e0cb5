import Foundation

/// Types of fields that are met in nearly every view: what they conform to need not be looked up.
@MainActor
enum KnownTypes {
  /// How values of a type are compared, where that is known.
  static func comparison(for type: Any.Type) -> ComparedField.Comparison? { comparisons[ObjectIdentifier(type)] }

  /// Whether a type is no dynamic property, as far as that is known.
  static func isPlain(_ type: Any.Type) -> Bool { comparisons[ObjectIdentifier(type)] != nil }

  private static let comparisons: [ObjectIdentifier: ComparedField.Comparison] = {
    let types: [any Equatable.Type] = [
      String.self, Int.self, Double.self, Bool.self, CGFloat.self, Date.self, URL.self, UUID.self, String?.self, Int?.self, Double?.self, [String].self, Alignment.self, Font.self,
      Color.self,
    ]
    var comparisons: [ObjectIdentifier: ComparedField.Comparison] = [:]
    for type in types { comparisons[ObjectIdentifier(type)] = .equatable(type) }
    return comparisons
  }()
}
