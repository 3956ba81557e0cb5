@_spi(Reflection) import Swift

/// What the framework knows of a view type: its fields, how to compare them, and which of them hold state.
///
/// Made once for each type.
@MainActor
final class ViewTypeDescription {
  let name: String
  let dynamicFields: [DynamicField]
  let readsEnvironment: Bool
  /// Whether the view is the framework's own, so that messages name the one around it.
  let isTransparent: Bool
  /// Whether equal fields mean that the body need not be evaluated.
  let isComparable: Bool
  /// The `NodeMaker` for the type, where it is a view.
  let maker: AnyObject
  private let comparedFields: [ComparedField]
  private let fieldsThatMayBeMissing: [DynamicField]

  private static var cache: [ObjectIdentifier: ViewTypeDescription] = [:]

  static func of<Content>(_ type: Content.Type) -> ViewTypeDescription {
    let key = ObjectIdentifier(type)
    if let known = cache[key] { return known }
    let description = ViewTypeDescription(type)
    cache[key] = description
    return description
  }

  private init(_ type: Any.Type) {
    if let primitive = type as? any PrimitiveView.Type {
      maker = Self.primitiveMaker(primitive)
      // Nobody evaluates, compares or names it.
      name = ""
      isTransparent = true
      isComparable = false
      dynamicFields = []
      comparedFields = []
      readsEnvironment = false
      fieldsThatMayBeMissing = []
      return
    }
    maker = (type as? any View.Type).map { Self.maker($0) } ?? NodeMaker<EmptyView>()
    var name = "\(type)"
    if let generic = name.firstIndex(of: "<") { name = String(name[..<generic]) }
    // A team's modifier is known by its own name.
    self.name = (type as? any DisplayNamed.Type)?.displayName ?? name
    var fields = Fields()
    fields.collect(from: type, at: 0)
    isTransparent = type is any TransparentView.Type
    isComparable = (type as? any TransparentView.Type)?.isComparable ?? true
    dynamicFields = fields.dynamic
    comparedFields = fields.compared
    readsEnvironment = fields.dynamic.contains { $0.isEnvironment }
    fieldsThatMayBeMissing = fields.dynamic.filter(\.mayBeMissing)
  }

  private static func primitiveMaker<Content: PrimitiveView>(_: Content.Type) -> AnyObject { PrimitiveNodeMaker<Content>() }

  private static func maker<Content: View>(_: Content.Type) -> AnyObject { NodeMaker<Content>() }

  /// The fields of a view type while they are looked at.
  private struct Fields {
    var dynamic: [DynamicField] = []
    var compared: [ComparedField] = []

    @MainActor
    mutating func collect(from type: Any.Type, at start: Int) {
      // What stands for a team's modifier has the modifier's fields as its own.
      let isHost = type is any DisplayNamed.Type
      var fields: [(offset: Int, type: Any.Type, kind: _MetadataKind)] = []
      _ = _forEachField(of: type) { _, offset, fieldType, kind in
        fields.append((start + offset, fieldType, kind))
        return true
      }
      for field in fields {
        if let dynamicType = field.type as? any DynamicProperty.Type {
          dynamic.append(DynamicField(offset: field.offset, type: dynamicType))
          if let comparison = dynamicType as? any LocationComparable.Type {
            compared.append(ComparedField(offset: field.offset, comparison: .location(comparison)))
          }
        } else if isHost, field.kind == .struct, field.type is any ViewModifier.Type {
          collect(from: field.type, at: field.offset)
        } else {
          compared.append(ComparedField(offset: field.offset, type: field.type, kind: field.kind))
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

  /// The type of an object that the view reads from the environment and that nobody has put there; `nil` where all are there.
  func missingType<Content>(for view: inout Content, in environment: EnvironmentValues) -> Any.Type? {
    if fieldsThatMayBeMissing.isEmpty { return nil }
    return withUnsafeMutableBytes(of: &view) { bytes in
      for field in fieldsThatMayBeMissing {
        if let missing = field.missingType(bytes.baseAddress! + field.offset, in: environment) { return missing }
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

  func removeAll() { for index in slots.indices { slots[index] = nil } }
}
