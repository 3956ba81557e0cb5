import Foundation
@_spi(Reflection) import Swift

/// How a field of a view type is compared in two values of the view.
///
/// A wrong "different" costs an evaluation; a wrong "same" would leave a stale screen. So fields that cannot be compared by value are compared bit by bit.
///
/// What is the same bit by bit is the same by value too. Only where there is a difference does it matter what type the field has: to find out whether a type is `Equatable`, the runtime
/// goes through all of the process's conformances the first time.
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
  private let kind: _MetadataKind
  private lazy var comparison = Self.comparison(for: type, kind)

  init(offset: Int, type: Any.Type, kind: _MetadataKind) {
    self.offset = offset
    self.type = type
    self.kind = kind
    size = Self.size(of: type)
  }

  /// A field that leads to storage elsewhere.
  init<Property: LocationComparable>(offset: Int, location: Property.Type) {
    self.offset = offset
    type = location
    kind = .struct
    size = MemoryLayout<Property>.size
    comparison = .location(location)
  }

  private static func comparison(for type: Any.Type, _ kind: _MetadataKind) -> Comparison {
    if let known = KnownTypes.equatable(type) { return .equatable(known) }
    if type == AccessibilityOverrides.self { return .location(AccessibilityOverrides.self) }
    switch kind {
    case .struct, .enum, .optional, .tuple: break
    // Closures, existentials and objects are never equatable as they are: two objects that call themselves equal are still two, and the body may have read from either.
    default: return .bits
    }
    if kind == .optional, isReference(type) { return .bits }
    if kind != .tuple, let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    var fields: [ComparedField] = []
    // Only these may be reflected on: an existential would be taken for a value of the type that is in it, and there is no value here.
    let hasFields = kind == .struct || kind == .tuple
    let isKnown =
      hasFields
      && _forEachField(of: type) { _, offset, fieldType, kind in
        fields.append(ComparedField(offset: offset, type: fieldType, kind: kind))
        return true
      }
    // The fields of an object are behind a reference; only those of a struct are in the view itself.
    if isKnown, !(type is AnyObject.Type), !fields.isEmpty { return .fields(fields) }
    return .bits
  }

  /// Whether an optional type is one of a reference.
  private static func isReference(_ type: Any.Type) -> Bool {
    guard let optional = type as? any OptionalReference.Type else { return false }
    return optional.wrappedType is AnyObject.Type
  }

  private static func size(of type: Any.Type) -> Int {
    func open<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: open)
  }

  func isEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    if Self.bitsAreEqual(first + offset, second + offset, size) { return true }
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

/// An optional of any type.
private protocol OptionalReference {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalReference {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

/// A property that equals another if both refer to the same storage.
protocol LocationComparable {
  func isSameLocation(as other: Self) -> Bool
}
