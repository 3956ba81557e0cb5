/// A field of a view type that is a dynamic property, such as `@State` or `@Environment`.
///
/// The kind of the property is determined once, because type casts are slower than linking the property.
@MainActor
struct DynamicField {
  private typealias Tie = (UnsafeMutableRawPointer, any BodyEvaluating, DynamicStorage, Int) -> Void

  let offset: Int
  /// The name of the property, which is used in messages.
  let name: String
  /// The comparison of the property, or `nil` if its storage belongs to the view.
  let comparison: ComparedField?
  private let linkProperty: Tie
  private let differs: ((UnsafeMutableRawPointer, Node) -> Bool)?
  private let missing: ((UnsafeMutableRawPointer, EnvironmentValues) -> MissingObject?)?

  var isEnvironment: Bool { differs != nil }

  /// Whether the property needs an object that might be missing from the environment.
  var mayBeMissing: Bool { missing != nil }

  private init(
    offset: Int, name: String, comparison: ComparedField? = nil, differs: ((UnsafeMutableRawPointer, Node) -> Bool)? = nil,
    missing: ((UnsafeMutableRawPointer, EnvironmentValues) -> MissingObject?)? = nil, link: @escaping Tie
  ) {
    self.offset = offset
    self.name = name
    self.comparison = comparison
    self.differs = differs
    self.missing = missing
    linkProperty = link
  }

  /// Creates a field for a built-in property whose storage is in the node.
  init<Property: LinkableProperty>(offset: Int, name: String, linkable: Property.Type) {
    self.init(offset: offset, name: name, link: Self.ownLink(Property.self))
  }

  /// Creates a field for a property whose storage is in the node and that refers to an object elsewhere.
  init<Property: LinkableProperty & LocationComparable>(offset: Int, name: String, object: Property.Type) {
    self.init(offset: offset, name: name, comparison: ComparedField(offset: offset, location: Property.self), link: Self.ownLink(Property.self))
  }

  /// Creates a field for a property that reads the environment.
  init<Property: EnvironmentReading>(offset: Int, name: String, reading: Property.Type) {
    self.init(
      offset: offset, name: name, differs: { $0.assumingMemoryBound(to: Property.self).pointee.differs(in: $1.environment) },
      missing: Property.mayBeMissing ? { $0.assumingMemoryBound(to: Property.self).pointee.missingObject(in: $1) } : nil, link: Self.ownLink(Property.self))
  }

  /// Creates a field for a property that refers to storage elsewhere and doesn't need to be linked.
  init<Property: LocationProperty>(offset: Int, name: String, location: Property.Type) {
    self.init(offset: offset, name: name, comparison: ComparedField(offset: offset, location: Property.self)) { _, _, _, _ in }
  }

  /// Creates a field for a custom dynamic property, whose fields are linked like the fields of a view.
  init<Property: DynamicProperty>(offset: Int, name: String, composed: Property.Type) {
    let description: ViewTypeDescription = .of(Property.self)
    self.init(
      offset: offset, name: name, comparison: ComparedField(offset: offset, composed: Property.self, fields: description.comparedFields),
      differs: description.readsEnvironment ? { description.environmentReadsDiffer(at: $0, node: $1) } : nil,
      missing: description.mayMissObjects ? { description.missingObject(at: $0, in: $1) } : nil
    ) { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      if !description.dynamicFields.isEmpty {
        description.link(&property.pointee, node: node, storage: storage.nested(at: index, count: description.dynamicFields.count))
      }
      property.pointee.update()
    }
  }

  /// Links the property at an address to its storage in the node.
  func link(_ pointer: UnsafeMutableRawPointer, node: any BodyEvaluating, storage: DynamicStorage, index: Int) {
    linkProperty(pointer, node, storage, index)
  }

  /// Returns whether the value of the property at an address differs from the node's environment.
  func environmentDiffers(_ pointer: UnsafeMutableRawPointer, node: Node) -> Bool { differs?(pointer, node) ?? false }

  /// Returns the object that the property at an address needs, if it's missing.
  func missingObject(_ pointer: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> MissingObject? { missing?(pointer, environment) }

  private static func ownLink<Property: LinkableProperty>(_: Property.Type) -> Tie {
    { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      property.pointee.link(to: node, slot: &storage.slots[index])
      property.pointee.update()
    }
  }
}
