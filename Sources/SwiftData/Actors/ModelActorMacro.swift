/// Makes an actor's code use a model context that no other code uses.
///
/// [Apple: ModelActor()](https://developer.apple.com/documentation/swiftdata/modelactor())
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "PersistentModelActorMacro")
