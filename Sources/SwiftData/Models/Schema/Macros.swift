import Observation

/// Makes a class a model that SwiftData stores.
///
/// All stored properties are stored, except those with ``Transient()``. Observers such as `didSet` aren't called.
///
/// These mistakes are errors at compile time: a structure, an enumeration or an actor with `@Model`; a class without an initializer; a default value such as `.red` instead of
/// `Color.red`; and a lazy property without ``Transient()``. [Apple: Model()](https://developer.apple.com/documentation/swiftdata/model())
@attached(
  member, conformances: Observable, PersistentModel, Sendable, names: named(_$modelRecord), named(_$record), named(_$recordsOfSubclasses), named(schemaMetadata), named(init),
  named(_SwiftDataNoType))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelMacro")

/// Describes how a property is stored.
///
/// [Apple: Attribute](https://developer.apple.com/documentation/swiftdata/attribute(_:originalname:hashmodifier:))
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "AttributePropertyMacro")

/// Describes a relationship with other models.
///
/// [Apple: Relationship](https://developer.apple.com/documentation/swiftdata/relationship(_:deleterule:minimummodelcount:maximummodelcount:originalname:inverse:hashmodifier:))
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
  originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "RelationshipPropertyMacro")

/// Excludes a property from the store.
///
/// [Apple: Transient()](https://developer.apple.com/documentation/swiftdata/transient())
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "TransientPropertyMacro")

/// Keeps the value of a property in the model's record.
///
/// For use by ``Model()`` only.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(`_`))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")
