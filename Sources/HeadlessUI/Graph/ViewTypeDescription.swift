@_spi(Reflection) import Swift

/// What the framework knows of a view type with a body: its fields, how to compare them, and which of them hold state.
///
/// Made once for each type. A look-up of a conformance goes through all of the process's conformances the first time: the fewer there are, the sooner the first screen is there.
@MainActor
final class ViewTypeDescription {
  /// What a type is to the people who read messages.
  enum Role {
    /// The app's own.
    case ownName
    /// The framework's own, so that messages name the view around it.
    ///
    /// - Parameter isComparable: Whether equal fields mean that the body need not be evaluated.
    case transparent(isComparable: Bool)
    /// What evaluates a modifier of the app's own, and has its name and fields.
    case modifier(Any.Type)
  }

  let name: String
  let dynamicFields: [DynamicField]
  let readsEnvironment: Bool
  /// Whether the view is the framework's own, so that messages name the one around it.
  let isTransparent: Bool
  /// Whether equal fields mean that the body need not be evaluated.
  let isComparable: Bool
  // Most views are never described a second time.
  private lazy var comparedFields = plainFields.map { ComparedField(offset: $0.offset, type: $0.type, kind: $0.kind) } + dynamicFields.compactMap(\.comparison)
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
      (name, isTransparent, isComparable) = (Self.name(of: type), false, true)
      fields.collect(from: type, at: 0)
    case .transparent(let comparable):
      (name, isTransparent, isComparable) = (Self.name(of: type), true, comparable)
      fields.collect(from: type, at: 0)
    case .modifier(let modifier):
      (name, isTransparent, isComparable) = (Self.name(of: modifier), false, true)
      fields.collect(from: type, at: 0, expanding: modifier)
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
    let kind: _MetadataKind

    /// The name of a property; that of its wrapper's storage stands behind an underscore.
    var propertyName: String {
      let name = String(cString: name)
      return name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
  }

  /// The fields of a view type while they are looked at.
  private struct FieldSearch {
    var dynamic: [DynamicField] = []
    var plain: [Field] = []

    /// - Parameter expanded: The type of a field whose own fields are taken in its place.
    @MainActor
    mutating func collect(from type: Any.Type, at start: Int, expanding expanded: Any.Type? = nil) {
      var fields: [Field] = []
      _ = _forEachField(of: type) { name, offset, fieldType, kind in
        fields.append(Field(name: name, offset: start + offset, type: fieldType, kind: kind))
        return true
      }
      for field in fields {
        if let expanded, field.type == expanded, field.kind == .struct {
          collect(from: expanded, at: field.offset)
        } else if field.kind == .struct, !KnownTypes.isPlain(field.type), let property = field.type as? any DynamicProperty.Type {
          dynamic.append(property.dynamicField(at: field.offset, name: field.propertyName))
        } else {
          plain.append(field)
        }
      }
    }
  }

  /// Whether two descriptions of a view are the same for all that its body can see.
  func isEqual<Content>(_ first: Content, _ second: Content) -> Bool {
    withUnsafePointer(to: first) { first in
      withUnsafePointer(to: second) { second in
        for field in comparedFields where !field.isEqual(UnsafeRawPointer(first), UnsafeRawPointer(second)) { return false }
        return true
      }
    }
  }

  /// Ties the view's dynamic properties to what the node keeps for them.
  func link<Content>(_ view: inout Content, node: any BodyEvaluating, storage: DynamicStorage) {
    guard !dynamicFields.isEmpty else { return }
    withUnsafeMutableBytes(of: &view) { bytes in
      for (index, field) in dynamicFields.enumerated() {
        field.link(bytes.baseAddress! + field.offset, node: node, storage: storage, index: index)
      }
    }
  }

  /// Whether a value that the view reads from the environment differs from the one in the node's present environment.
  func environmentReadsDiffer<Content>(in view: inout Content, node: Node, storage: DynamicStorage) -> Bool {
    withUnsafeMutableBytes(of: &view) { bytes in
      for field in dynamicFields where field.environmentDiffers(bytes.baseAddress! + field.offset, node: node) { return true }
      return false
    }
  }

  /// An object that the view reads from the environment and that is not there; `nil` where all are there.
  func missingObject<Content>(for view: inout Content, in environment: EnvironmentValues) -> MissingObject? {
    if fieldsThatMayBeMissing.isEmpty { return nil }
    return withUnsafeMutableBytes(of: &view) { bytes in
      for field in fieldsThatMayBeMissing {
        if let missing = field.missingObject(bytes.baseAddress! + field.offset, in: environment) { return missing }
      }
      return nil
    }
  }
}

/// What a node keeps for the dynamic properties of its view, one slot for each.
@MainActor
final class DynamicStorage {
  /// What the nodes of all views without dynamic properties share: there is nothing in it.
  static let none = DynamicStorage(count: 0)

  var slots: [AnyObject?]

  init(count: Int) { slots = Array(repeating: nil, count: count) }

  func nested(at index: Int, count: Int) -> DynamicStorage {
    if let storage = slots[index] as? DynamicStorage { return storage }
    let storage = DynamicStorage(count: count)
    slots[index] = storage
    return storage
  }

  /// Whether the view has set any of its state since it was made, so that there is something to lose.
  var hasWrittenState: Bool {
    slots.contains { slot in
      if let nested = slot as? DynamicStorage { return nested.hasWrittenState }
      return (slot as? any WrittenState)?.wasWritten ?? false
    }
  }

  /// Whether a piece of state is kept here or further down.
  func contains(_ state: ObjectIdentifier) -> Bool {
    slots.contains { slot in
      guard let slot else { return false }
      return ObjectIdentifier(slot) == state || (slot as? DynamicStorage)?.contains(state) == true
    }
  }

  func removeAll() { for index in slots.indices { slots[index] = nil } }
}
