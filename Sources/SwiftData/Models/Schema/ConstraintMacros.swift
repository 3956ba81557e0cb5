/// Declares the indexes of a model class.
///
/// On the simulated device, an index has no effect on the time of a fetch. [Apple: Index(_:)](https://developer.apple.com/documentation/swiftdata/index(_:)-74ia2)
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) = #externalMacro(module: "SwiftDataMacros", type: "IndexMacro")

/// Declares the indexes of a model class.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "SwiftDataMacros", type: "IndexMacro")

/// Declares sets of properties whose values must differ between all models of a class.
///
/// [Apple: Unique(_:)](https://developer.apple.com/documentation/swiftdata/unique(_:))
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "SwiftDataMacros", type: "UniqueConstraintsMacro")
