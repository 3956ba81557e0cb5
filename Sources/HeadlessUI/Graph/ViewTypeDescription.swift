import VirtualTime

/// A description of a view type that has a body: its fields, how they're compared, and its state.
///
/// A description is created once per type. The first lookup of a conformance searches all conformances of the process, so fewer lookups make the first screen faster.
@MainActor
final class ViewTypeDescription {
  /// The role of a type in messages.
  enum Role {
    /// A type of the app.
    case ownName
    /// A type of the framework, so messages name the view around it.
    ///
    /// - Parameter isComparable: Whether the body can be skipped if all fields are equal.
    case transparent(isComparable: Bool)
    /// A type that evaluates a modifier of the app, and uses the modifier's name and fields.
    case modifier(Any.Type)
  }

  let name: String
  let dynamicFields: [DynamicField]
  let readsEnvironment: Bool
  /// Whether the view belongs to the framework, so messages name the view around it.
  let isTransparent: Bool
  /// Whether the body can be skipped if all fields are equal.
  ///
  /// It can't be skipped if the fields aren't known.
  let isComparable: Bool
  // Created on first use, because most views are never compared.
  private(set) lazy var comparedFields = plainFields.map { ComparedField(offset: $0.offset, type: $0.type, kind: $0.kind) } + dynamicFields.compactMap(\.comparison)
  private let plainFields: [Field]
  private let fieldsThatMayBeMissing: [DynamicField]

  private static var cache: [ObjectIdentifier: ViewTypeDescription] = [:]

  static func of<Content>(_ type: Content.Type, role: Role = .ownName) -> ViewTypeDescription {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let description = ViewTypeDescription(type, role)
    cache[key] = description
    return description
  }

  private init(_ type: Any.Type, _ role: Role) {
    var fields = FieldSearch()
    switch role {
    case .ownName:
      (name, isTransparent) = (Self.name(of: type), false)
      fields.collect(from: type, at: 0)
      isComparable = fields.areKnown
    case .transparent(let comparable):
      (name, isTransparent) = (Self.name(of: type), true)
      fields.collect(from: type, at: 0)
      isComparable = comparable && fields.areKnown
    case .modifier(let modifier):
      (name, isTransparent) = (Self.name(of: modifier), false)
      fields.collect(from: type, at: 0, expanding: modifier)
      isComparable = fields.areKnown
    }
    dynamicFields = fields.dynamic
    plainFields = fields.plain
    readsEnvironment = fields.dynamic.contains { $0.isEnvironment }
    fieldsThatMayBeMissing = fields.dynamic.filter(\.mayBeMissing)
  }

  private static func name(of type: Any.Type) -> String {
    let name = "\(type)"
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  private struct Field {
    let name: UnsafePointer<CChar>
    let offset: Int
    let type: Any.Type
    let kind: TypeKind

    /// The name of the property.
    ///
    /// The name of a property wrapper's storage starts with an underscore, which is removed.
    var propertyName: String {
      let name = String(cString: name)
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
  }

  /// A search for the fields of a view type.
  private struct FieldSearch {
    var dynamic: [DynamicField] = []
    var plain: [Field] = []
    /// Whether all fields were listed.
    var areKnown = true

    /// Collects the fields of a type.
    ///
    /// - Parameter expanded: The type of a field that is replaced by its own fields.
    @MainActor
    mutating func collect(from type: Any.Type, at start: Int, expanding expanded: Any.Type? = nil) {
      var fields: [Field] = []
      let isKnown = FieldReflection.forEachField(of: type) { name, offset, fieldType, kind in
        fields.append(Field(name: name, offset: start + offset, type: fieldType, kind: kind))
        return true
      }
      if !isKnown { areKnown = false }
      for field in fields {
        if let expanded, field.type == expanded, field.kind == .struct {
          collect(from: expanded, at: field.offset)
        } else if field.kind == .struct, !FastEquatableTypes.isPlain(field.type), let property = field.type as? any DynamicProperty.Type {
          dynamic.append(property.dynamicField(at: field.offset, name: field.propertyName))
        } else {
          plain.append(field)
        }
      }
    }
  }

  /// Returns whether two values of a view are equal in all fields that the body can read.
  func isEqual<Content>(_ first: Content, _ second: Content) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        for field in comparedFields where !field.isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second)) { return false }
        return true
      }
    }
  }

  /// Links the view's dynamic properties to their storage in the node.
  func link<Content>(_ view: inout Content, node: any BodyEvaluating, storage: DynamicStorage) {
    guard !dynamicFields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, field) in dynamicFields.enumerated() {
        field.link(bytes.baseAddress! + field.offset, node: node, storage: storage, index: index)
      }
    }
  }

  /// Returns whether a value read from the environment differs from the node's current environment.
  func environmentReadsDiffer<Content>(in view: inout Content, node: Node, storage: DynamicStorage) -> Bool {
    withUnsafeMutableBytes(of: &view) { bytes in environmentReadsDiffer(at: bytes.baseAddress!, node: node) }
  }

  func environmentReadsDiffer(at address: UnsafeMutableRawPointer, node: Node) -> Bool {
    for field in dynamicFields where field.environmentDiffers(address + field.offset, node: node) { return true }
    return false
  }

  /// Returns an object that the view needs and the environment doesn't contain, if there is one.
  func missingObject<Content>(for view: inout Content, in environment: EnvironmentValues) -> MissingObject? {
    if fieldsThatMayBeMissing.isEmpty { return nil }
    return withUnsafeMutableBytes(of: &view) { bytes in missingObject(at: bytes.baseAddress!, in: environment) }
  }

  /// Whether an object that a property needs might be missing from the environment.
  var mayMissObjects: Bool { !fieldsThatMayBeMissing.isEmpty }

  func missingObject(at address: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> MissingObject? {
    for field in fieldsThatMayBeMissing {
      if let missing = field.missingObject(address + field.offset, in: environment) { return missing }
    }
    return nil
  }
}

/// The storage for the dynamic properties of a node's view, with one slot per property.
@MainActor
final class DynamicStorage {
  /// The empty storage shared by the nodes of all views without dynamic properties.
  static let none = DynamicStorage(count: 0)

  var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func nested(at index: Int, count: Int) -> DynamicStorage {
    if let storage = slots[index] as? DynamicStorage { return storage }
    let storage = DynamicStorage(count: count)
    slots[index] = storage
    return storage
  }

  /// Whether the view has changed any of its state since it was created.
  var hasWrittenState: Bool {
    slots.contains { slot in
      if let nested = slot as? DynamicStorage { return nested.hasWrittenState }
      return (slot as? any WrittenState)?.wasWritten ?? false
    }
  }

  /// Returns whether a piece of state is stored here or in nested storage.
  func contains(_ state: ObjectIdentifier) -> Bool {
    slots.contains { slot in
      guard let slot else { return false }
      return ObjectIdentifier(slot) == state || (slot as? DynamicStorage)?.contains(state) == true
    }
  }

  func removeAll() { for index in slots.indices { slots[index] = nil } }
}
