import Foundation
import VirtualTime

/// A mistake in the use of models, which fails the test.
///
/// The app runs on after each mistake. The comment of each case describes the state of the app.
enum ModelMistake {
  /// A model is used after its deletion was saved. Its attributes keep their values, and setting them has no effect.
  case usedAfterDeletion(verb: String, property: String, model: String)
  /// A model that `model(for:)` didn't find is used. Its properties have placeholders, setting them has no effect, and it can't be inserted.
  case notInContext(action: String, model: String)
  /// A property without a value is read, and its type isn't optional. The value is a placeholder.
  case missingValue(property: String, model: String, type: String)
  /// A key path of another property is used. Reading returns a placeholder, and setting has no effect.
  case unknownProperty(isRead: Bool, model: String)
  /// A relationship would connect models of different contexts. The relationship doesn't change.
  case relatedAcrossContexts(property: String, model: String)
  /// The container has no models of a class. Nothing is inserted, and a model that is read by its identifier has no properties.
  case unknownModel(String, action: String)
  /// The environment of a view has no container. Nothing is inserted, and a model that is read by its identifier has no properties.
  case noContainer(model: String, action: String)
  /// A model of the main context is used on another actor. The use has its usual effect, and later uses aren't reported.
  case usedOffTheMainActor(model: String)
  /// A model of another context is inserted. The model stays in its context.
  case insertedTwice(model: String)
  /// A model of another context is deleted. The model isn't deleted.
  case deletedInOtherContext(model: String)
  /// A context couldn't save its changes by itself. The changes stay unsaved, and the next change schedules another save.
  case autosaveFailed(any Error)
  /// A container couldn't delete all data. The models of the stores that can't be written stay.
  case erasingFailed(any Error)
  /// A view couldn't create its container. The views inside have the container of the views above, if there is one.
  case containerFailed(any Error)

  func report() { usageError.report() }

  private var usageError: UsageError {
    switch self {
    case .usedAfterDeletion(let verb, let property, let model):
      UsageError(
        kind: "swiftData.usedAfterDeletion", action: "\(verb) the property \(property) of a \(model)",
        reason: "the \(model) was deleted, and the deletion was saved. On a phone, the app may crash",
        advice: "don't use a model after its deletion: remove it from the state of the views, or keep the values that you need.", place: nil)
    case .notInContext(let action, let model):
      UsageError(
        kind: "swiftData.notInContext", action: action,
        reason: "model(for:) didn't find the \(model) in the context. On a phone, the app may crash",
        advice: "before you use an identifier, make sure that its model exists, for example with a fetch.", place: nil)
    case .missingValue(let property, let model, let type):
      UsageError(
        kind: "swiftData.missingValue", action: "read the property \(property) of a \(model)",
        reason: "it has no value, and its type \(type) isn't optional",
        advice: "declare the property as optional, or set it in every initializer and keep the model that it refers to.", place: nil)
    case .unknownProperty(let isRead, let model):
      UsageError(
        kind: "swiftData.unknownProperty", action: isRead ? "read a value of a \(model) with getValue(forKey:)" : "set a value of a \(model) with setValue(forKey:to:)",
        reason: "the key path isn't a stored property of \(model)",
        advice: "name a property that is neither computed nor @Transient.", place: nil)
    case .relatedAcrossContexts(let property, let model):
      UsageError(
        kind: "swiftData.relatedAcrossContexts", action: "set \(property) of a \(model)",
        reason: "the relationship would connect models of different contexts. On a phone, the app may crash",
        advice: "save the other model, and get it from the same context by its identifier: context.model(for: other.persistentModelID).", place: nil)
    case .unknownModel(let model, let action):
      UsageError(
        kind: "swiftData.unknownModel", action: action,
        reason: "the container has no models of the class \(model)",
        advice: "add \(model).self to the models of the container: ModelContainer(for: \(model).self).", place: nil)
    case .noContainer(let model, let action):
      UsageError(
        kind: "swiftData.noContainer", action: action,
        reason: "the environment of the view has no model container",
        advice: "add .modelContainer(for: \(model).self) to the scene or to a view above.", place: nil)
    case .usedOffTheMainActor(let model):
      UsageError(
        kind: "swiftData.usedOffTheMainActor", action: "use a \(model)",
        reason: "the \(model) belongs to the main context, and the code isn't on the main actor. On a phone, this can be a data race",
        advice: "pass the model's persistentModelID to a @ModelActor, and get the model there: self[id, as: \(model).self].", place: nil)
    case .insertedTwice(let model):
      UsageError(
        kind: "swiftData.insertedTwice", action: "insert a \(model)",
        reason: "the \(model) is already inserted in another context. On a phone, the app may crash",
        advice: "save the model in its own context, and get it from this context by its identifier: context.model(for: id).", place: nil)
    case .deletedInOtherContext(let model):
      UsageError(
        kind: "swiftData.deletedInOtherContext", action: "delete a \(model)",
        reason: "the \(model) is in another context",
        advice: "delete the model in its own context: model.modelContext?.delete(model).", place: nil)
    case .autosaveFailed(let error):
      UsageError(
        kind: "swiftData.autosaveFailed", action: "save the changes of a context automatically",
        reason: "an error was thrown: \(Self.text(of: error))",
        advice: "save explicitly, and handle the error: try context.save().", place: nil)
    case .erasingFailed(let error):
      UsageError(
        kind: "swiftData.erasingFailed", action: "delete all data of a model container",
        reason: "an error was thrown: \(Self.text(of: error))",
        advice: "call erase(), and handle the error: try container.erase().", place: nil)
    case .containerFailed(let error):
      UsageError(
        kind: "swiftData.containerFailed", action: "create the model container of a view",
        reason: "an error was thrown: \(Self.text(of: error))",
        advice: "correct the models or the store, or handle the error in the closure onSetup of modelContainer(for:).", place: nil)
    }
  }

  /// Returns the text of an error without a period, because it ends a sentence.
  private static func text(of error: any Error) -> String {
    let explanation = (error as? any LocalizedError)?.errorDescription ?? (error as? CocoaError)?.localizedDescription
    let text = explanation ?? "\(error)"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
