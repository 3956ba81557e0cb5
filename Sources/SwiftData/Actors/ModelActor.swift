/// An executor that has a model context.
///
/// [Apple: ModelExecutor](https://developer.apple.com/documentation/swiftdata/modelexecutor)
public protocol ModelExecutor: Executor {
  /// The context whose models the executor's code uses.
  var modelContext: ModelContext { get }
}

/// A model executor that runs one piece of work after the other.
///
/// [Apple: SerialModelExecutor](https://developer.apple.com/documentation/swiftdata/serialmodelexecutor)
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An actor with a model context that no other code uses.
///
/// The `@ModelActor` macro adds the conformance. [Apple: ModelActor](https://developer.apple.com/documentation/swiftdata/modelactor)
public protocol ModelActor: Actor {
  /// The container of the actor's models.
  nonisolated var modelContainer: ModelContainer { get }

  /// The executor that runs the actor's code.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The executor that runs the actor's code.
  nonisolated public var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("The model executor of \(Self.self) isn't a SerialModelExecutor, so it can't run the code of an actor. What to do: use DefaultSerialModelExecutor(modelContext:).")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The context of the actor's models.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// Returns the model with an identifier, or `nil` if there's no such model of the class.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.applyMerges()
    return modelContext.knownModel(for: id) as? T
  }
}
