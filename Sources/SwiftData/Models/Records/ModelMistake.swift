import VirtualTime

/// A mistake in the use of models, which fails the test.
enum ModelMistake {
  case usedAfterDeletion(verb: String, property: String, model: String)
  case unknownProperty(model: String)
  case relatedAcrossContexts(property: String, model: String, other: String)
  case unknownModel(String, action: String)
  case noContainer(model: String)
  case usedOffTheMainActor(model: String)
  case insertedTwice(model: String)
  case deletedInOtherContext(model: String)
  case autosaveFailed(String)
  case containerFailed(String)

  func report() { usageError.report() }

  private var usageError: UsageError {
    switch self {
    case .usedAfterDeletion(let verb, let property, let model):
      UsageError(
        kind: "swiftData.usedAfterDeletion", action: "\(verb) the property \(property) of a \(model)",
        reason: "the \(model) was deleted, and the deletion was saved. On a phone, the app would crash",
        advice: "don't use a model after its deletion: remove it from the state of the views, or keep the values that you need.", place: nil)
    case .unknownProperty(let model):
      UsageError(
        kind: "swiftData.unknownProperty", action: "set a value of a \(model) with setValue(forKey:to:)",
        reason: "the key path isn't a stored property of \(model)",
        advice: "name a property that is neither computed nor @Transient.", place: nil)
    case .relatedAcrossContexts(let property, let model, let other):
      UsageError(
        kind: "swiftData.relatedAcrossContexts", action: "set \(property) of a \(model)",
        reason: "the \(model) and the \(other) are in different contexts. On a phone, the app would crash",
        advice: "get the other model from the same context by its identifier: context.model(for: other.persistentModelID).", place: nil)
    case .unknownModel(let model, let action):
      UsageError(
        kind: "swiftData.unknownModel", action: action,
        reason: "the container has no models of the class \(model)",
        advice: "add \(model).self to the models of the container: ModelContainer(for: \(model).self).", place: nil)
    case .noContainer(let model):
      UsageError(
        kind: "swiftData.noContainer", action: "insert a \(model)",
        reason: "the environment of the view has no model container. On a phone, the app would crash",
        advice: "add .modelContainer(for: \(model).self) to the scene or to a view above.", place: nil)
    case .usedOffTheMainActor(let model):
      UsageError(
        kind: "swiftData.usedOffTheMainActor", action: "use a \(model)",
        reason: "the \(model) belongs to the main context, and the code isn't on the main actor. On a phone, this is a data race",
        advice: "pass the model's persistentModelID to a @ModelActor, and get the model there: self[id, as: \(model).self].", place: nil)
    case .insertedTwice(let model):
      UsageError(
        kind: "swiftData.insertedTwice", action: "insert a \(model)",
        reason: "the \(model) is already inserted in another context. On a phone, the app would crash",
        advice: "get the model from the other context by its identifier: context.model(for: id).", place: nil)
    case .deletedInOtherContext(let model):
      UsageError(
        kind: "swiftData.deletedInOtherContext", action: "delete a \(model)",
        reason: "the \(model) is in another context",
        advice: "delete the model in its own context: model.modelContext?.delete(model).", place: nil)
    case .autosaveFailed(let error):
      UsageError(
        kind: "swiftData.autosaveFailed", action: "save the changes of the main context automatically",
        reason: "an error was thrown: \(error)",
        advice: "save explicitly where the error can be handled: try context.save().", place: nil)
    case .containerFailed(let error):
      UsageError(
        kind: "swiftData.containerFailed", action: "create the model container of a view",
        reason: "an error was thrown: \(error)",
        advice: "correct the models or the store, or handle the error in the closure onSetup of modelContainer(for:).", place: nil)
    }
  }
}
