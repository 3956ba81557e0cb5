/// One `@State`, `@Environment` or similar field of a view type.
///
/// What kind of property it is, is found out once: casts of types cost more than the linking itself.
@MainActor
struct DynamicField {
  private typealias Link = (UnsafeMutableRawPointer, any BodyEvaluating, DynamicStorage, Int) -> Void

  let offset: Int
  /// The name of the property, for messages.
  let name: String
  private let linkProperty: Link
  private let differs: ((UnsafeMutableRawPointer, Node) -> Bool)?

  private let missing: ((UnsafeMutableRawPointer, EnvironmentValues) -> Any.Type?)?

  var isEnvironment: Bool { differs != nil }

  /// Whether the property needs an object that nobody may have put into the environment.
  var mayBeMissing: Bool { missing != nil }

  init(offset: Int, name: String, type: any DynamicProperty.Type) {
    self.offset = offset
    self.name = name
    linkProperty = Self.linkAction(type)
    let reading = type as? any EnvironmentReading.Type
    differs = reading.map { Self.comparison($0) }
    missing = reading.flatMap { $0.mayBeMissing ? Self.search($0) : nil }
  }

  /// Ties the property at an address to what the node keeps for it.
  func link(_ pointer: UnsafeMutableRawPointer, node: any BodyEvaluating, storage: DynamicStorage, index: Int) {
    linkProperty(pointer, node, storage, index)
  }

  /// Whether the property at an address reads a value that differs in the node's present environment.
  func environmentDiffers(_ pointer: UnsafeMutableRawPointer, node: Node) -> Bool { differs?(pointer, node) ?? false }

  /// The type of an object that the property at an address needs and that is not in an environment.
  func missingType(_ pointer: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> Any.Type? { missing?(pointer, environment) }

  private static func linkAction(_ type: any DynamicProperty.Type) -> Link {
    func open<Property: DynamicProperty>(_: Property.Type) -> Link {
      if let linkable = Property.self as? any LinkableProperty.Type { return ownLink(linkable) }
      return composedLink(Property.self)
    }
    return _openExistential(type, do: open)
  }

  private static func ownLink<Property: LinkableProperty>(_: Property.Type) -> Link {
    { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      property.pointee.link(to: node, slot: &storage.slots[index])
      property.pointee.update()
    }
  }

  /// A team's own dynamic property is a struct of others: its fields are linked like a view's.
  private static func composedLink<Property: DynamicProperty>(_: Property.Type) -> Link {
    let description: ViewTypeDescription = .of(Property.self)
    return { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      description.link(&property.pointee, node: node, storage: storage.nested(at: index, count: description.dynamicFields.count))
      property.pointee.update()
    }
  }

  private static func search<Property: EnvironmentReading>(_: Property.Type) -> (UnsafeMutableRawPointer, EnvironmentValues) -> Any.Type? {
    { $0.assumingMemoryBound(to: Property.self).pointee.missingType(in: $1) }
  }

  private static func comparison<Property: EnvironmentReading>(_: Property.Type) -> (UnsafeMutableRawPointer, Node) -> Bool {
    { $0.assumingMemoryBound(to: Property.self).pointee.differs(in: $1.environment) }
  }
}
