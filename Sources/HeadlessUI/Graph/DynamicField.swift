/// One `@State`, `@Environment` or similar field of a view type.
///
/// What kind of property it is, is found out once: casts of types cost more than the linking itself.
@MainActor
struct DynamicField {
  private typealias Tie = (UnsafeMutableRawPointer, any BodyEvaluating, DynamicStorage, Int) -> Void

  let offset: Int
  /// The name of the property, for messages.
  let name: String
  /// How the property is compared; `nil` where what it leads to is the view's own.
  let comparison: ComparedField?
  private let linkProperty: Tie
  private let differs: ((UnsafeMutableRawPointer, Node) -> Bool)?
  private let missing: ((UnsafeMutableRawPointer, EnvironmentValues) -> MissingObject?)?

  var isEnvironment: Bool { differs != nil }

  /// Whether the property needs an object that may not be in the environment.
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

  /// A property of the framework's own that is kept by the node.
  init<Property: LinkableProperty>(offset: Int, name: String, linkable: Property.Type) {
    self.init(offset: offset, name: name, link: Self.ownLink(Property.self))
  }

  /// A property that is kept by the node and leads to an object from elsewhere.
  init<Property: LinkableProperty & LocationComparable>(offset: Int, name: String, object: Property.Type) {
    self.init(offset: offset, name: name, comparison: ComparedField(offset: offset, location: Property.self), link: Self.ownLink(Property.self))
  }

  /// A property that reads the environment.
  init<Property: EnvironmentReading>(offset: Int, name: String, reading: Property.Type) {
    self.init(
      offset: offset, name: name, differs: { $0.assumingMemoryBound(to: Property.self).pointee.differs(in: $1.environment) },
      missing: Property.mayBeMissing ? { $0.assumingMemoryBound(to: Property.self).pointee.missingObject(in: $1) } : nil, link: Self.ownLink(Property.self))
  }

  /// A property that leads to storage elsewhere, so that there is nothing to tie.
  init<Property: LocationProperty>(offset: Int, name: String, location: Property.Type) {
    self.init(offset: offset, name: name, comparison: ComparedField(offset: offset, location: Property.self)) { _, _, _, _ in }
  }

  /// A team's own dynamic property is a struct of others: its fields are linked like a view's.
  init<Property: DynamicProperty>(offset: Int, name: String, composed: Property.Type) {
    let description: ViewTypeDescription = .of(Property.self)
    self.init(offset: offset, name: name) { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      if !description.dynamicFields.isEmpty {
        description.link(&property.pointee, node: node, storage: storage.nested(at: index, count: description.dynamicFields.count))
      }
      property.pointee.update()
    }
  }

  /// Ties the property at an address to what the node keeps for it.
  func link(_ pointer: UnsafeMutableRawPointer, node: any BodyEvaluating, storage: DynamicStorage, index: Int) {
    linkProperty(pointer, node, storage, index)
  }

  /// Whether the property at an address reads a value that differs in the node's present environment.
  func environmentDiffers(_ pointer: UnsafeMutableRawPointer, node: Node) -> Bool { differs?(pointer, node) ?? false }

  /// The object that the property at an address needs and that is not in an environment.
  func missingObject(_ pointer: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> MissingObject? { missing?(pointer, environment) }

  private static func ownLink<Property: LinkableProperty>(_: Property.Type) -> Tie {
    { pointer, node, storage, index in
      let property = pointer.assumingMemoryBound(to: Property.self)
      property.pointee.link(to: node, slot: &storage.slots[index])
      property.pointee.update()
    }
  }
}
