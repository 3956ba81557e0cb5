/// The kind of a type, which determines how two values of a field are compared.
package enum TypeKind: Sendable {
  /// A structure.
  case `struct`
  /// An enumeration other than an optional.
  case `enum`
  /// An optional.
  case optional
  /// A tuple.
  case tuple
  /// A class, a function, an existential, or another type.
  case other

  /// Creates a kind from the first word of a type's metadata, whose values are a part of Swift's binary interface.
  package init(_ word: UInt) {
    switch word {
    case 0x200: self = .struct
    case 0x201: self = .enum
    case 0x202: self = .optional
    case 0x301: self = .tuple
    default: self = .other
    }
  }

  /// Creates the kind of a type.
  package init(of type: Any.Type) { self.init(unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee) }
}
