import Foundation
import VirtualTime

/// A comparison of a field of a view type, between two values of the view.
///
/// If equal fields are reported as different, a body is evaluated unnecessarily. If different fields are reported as equal, the screen isn't updated.
/// Therefore, fields that can't be compared by value are compared bit by bit.
///
/// Fields with the same bits are equal, so the field's type only matters if the bits differ. Comparing the bits first is faster, because the first check
/// whether a type is `Equatable` searches all protocol conformances of the process.
@MainActor
final class ComparedField {
  private enum Comparison {
    case equatable(any Equatable.Type)
    case location(any LocationComparable.Type)
    case fields([ComparedField])
    case bits
  }

  private let offset: Int
  private let size: Int
  private let type: Any.Type
  private let kind: TypeKind
  private lazy var comparison = Self.comparison(for: type, kind)

  init(offset: Int, type: Any.Type, kind: TypeKind) {
    self.offset = offset
    self.type = type
    self.kind = kind
    size = Self.size(of: type)
  }

  /// Creates a comparison of a field that refers to storage outside the view.
  init<Property: LocationComparable>(offset: Int, location: Property.Type) {
    self.offset = offset
    type = location
    kind = .struct
    size = MemoryLayout<Property>.size
    comparison = .location(location)
  }

  /// Creates a comparison of a dynamic property that contains other properties.
  init<Property>(offset: Int, composed: Property.Type, fields: [ComparedField]) {
    self.offset = offset
    type = composed
    kind = .struct
    size = 0
    comparison = .fields(fields)
  }

  private static func comparison(for type: Any.Type, _ kind: TypeKind) -> Comparison {
    if let known = FastEquatableTypes.equatable(type) { return .equatable(known) }
    if type == AccessibilityOverrides.self { return .location(AccessibilityOverrides.self) }
    switch kind {
    case .struct, .enum, .optional, .tuple: break
    // Compare closures, existentials and objects bit by bit. An object that is equal according to `==` isn't enough, because the body must read the new object.
    default: return .bits
    }
    if kind == .optional, isReference(type) { return .bits }
    if kind != .tuple, let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    var fields: [ComparedField] = []
    // Only structs and tuples have fields that can be listed without a value. For an existential, the fields would depend on its dynamic type.
    let hasFields = kind == .struct || kind == .tuple
    let isKnown =
      hasFields
      && FieldReflection.forEachField(of: type) { _, offset, fieldType, kind in
        fields.append(ComparedField(offset: offset, type: fieldType, kind: kind))
        return true
      }
    // Don't compare the fields of an object, because the view's value contains only a reference to it.
    if isKnown, !(type is AnyObject.Type), !fields.isEmpty { return .fields(fields) }
    return .bits
  }

  /// Returns whether a type is an optional reference type.
  private static func isReference(_ type: Any.Type) -> Bool {
    guard let optional = type as? any OptionalReference.Type else { return false }
    return optional.wrappedType is AnyObject.Type
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return open(type)
  }

  func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if size > 0, Self.bitsAreEqual(first + offset, second + offset, size) { return true }
    return switch comparison {
    case .equatable(let type): Self.isEqual(type, first + offset, second + offset)
    case .location(let type): Self.isSameLocation(type, first + offset, second + offset)
    case .fields(let fields): Self.areEqual(fields, first + offset, second + offset)
    case .bits: false
    }
  }

  private static func areEqual(_ fields: [ComparedField], _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for field in fields where !field.isEqual(first, second) { return false }
    return true
  }

  private static func bitsAreEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ size: Int) -> Bool {
    memcmp(first, second, size) == 0
  }

  private static func isEqual<Value: Equatable>(_: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
  }

  private static func isSameLocation<Value: LocationComparable>(_: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.assumingMemoryBound(to: Value.self).pointee.isSameLocation(as: second.assumingMemoryBound(to: Value.self).pointee)
  }
}

/// A protocol that gives access to the wrapped type of any optional.
private protocol OptionalReference {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalReference {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// A property that equals another property if both refer to the same storage.
protocol LocationComparable {
  func isSameLocation(as other: Self) -> Bool
}
