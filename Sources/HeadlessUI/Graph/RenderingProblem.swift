/// A mistake in an app's views that shows while they are rendered.
package enum RenderingProblem: Hashable, Sendable {
  /// A body changed state while it was being evaluated; the change was not made.
  ///
  /// - Parameters:
  ///   - view: The view whose body it is.
  ///   - state: What was changed: “the state “count””.
  case stateChanged(inBodyOf: String, state: String)
  /// An object was read from the environment before it was known which environment that is: in a view's initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the object.
  ///   - view: The view whose body creates the other one.
  case environmentReadInInitializer(type: String, inBodyOf: String)
  /// A body needs an object that is not in the environment; a text that says so stands in the view's place.
  ///
  /// - Parameters:
  ///   - object: The type of the object.
  ///   - modifier: The modifier that puts it there: “.environment(_:)”.
  ///   - view: The view whose body needs it.
  case missingObject(String, modifier: String, inBodyOf: String)
  /// Elements of a collection have the same id.
  ///
  /// - Parameters:
  ///   - ids: The ids that occur more than once.
  ///   - view: The view that the collection is shown in.
  case equalIDs([String], in: String)
  /// The app's resources have images, and none of a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - view: The view that shows the image.
  case missingImage(String, in: String)
  /// A frame has a negative length, or one that is infinite or no number; the frame is without it.
  ///
  /// - Parameter view: The view that the frame is in.
  case invalidFrame(in: String)
  /// A view of UIKit's has no counterpart here; an element of the type `other` stands in for it.
  ///
  /// - Parameters:
  ///   - type: The type of the view, or of its view controller.
  ///   - view: The representable.
  case standIn(String, in: String)
  /// A gesture recognizer of UIKit's follows no touches here.
  ///
  /// - Parameters:
  ///   - type: The type of the recognizer.
  ///   - view: The representable.
  case gesture(String, in: String)
  /// A value of the app's could not be made of data that were dropped, so the action of the drop isn't called.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - error: The error that was thrown while the data were loaded or read.
  ///   - view: The view that the data were dropped on.
  case failedDrop(String, error: String, in: String)
}

/// A mistake that was noticed on the thread of a body; what is to be said of it is found out on the main actor.
enum RenderingMistake: Sendable {
  case stateChanged(ObjectIdentifier)
  case storedValueChanged(key: String)
  case environmentRead(type: String)
}

extension RenderingMistake {
  /// What the mistake is in the words of the app.
  @MainActor
  func problem(of node: any BodyEvaluating) -> RenderingProblem {
    let view = node.namedView
    switch self {
    case .stateChanged(let storage): return .stateChanged(inBodyOf: view, state: node.name(ofState: storage).map { "the state \($0)" } ?? "state")
    case .storedValueChanged(let key): return .stateChanged(inBodyOf: view, state: "the stored value of “\(key)”")
    case .environmentRead(let type): return .environmentReadInInitializer(type: type, inBodyOf: view)
    }
  }
}

extension BodyEvaluating {
  /// The view that a person would look into: a control's own name says too little.
  var namedView: String { ownViewName ?? enclosingViewName }

  /// The name of the property that keeps a piece of state, with its view where that is not this one.
  fileprivate func name(ofState storage: ObjectIdentifier) -> String? {
    var node: Node? = self
    while let current = node {
      if let owner = current as? any StateKeeping, let name = owner.nameOfProperty(keeping: storage) {
        return current === self ? "“\(name)”" : "“\(name)” of \(owner.viewName)"
      }
      node = current.parent
    }
    return nil
  }
}

/// A node that keeps the state of its view.
@MainActor
protocol StateKeeping: BodyEvaluating {
  var description: ViewTypeDescription { get }
  var storage: DynamicStorage { get }
  /// The view, or the app, itself.
  var keptView: Any { get }
}

extension StateKeeping {
  /// An object of a type that the view has: its state, or one of its stored properties.
  func storedObject<Object>(_ type: Object.Type) -> Object? {
    for case let state as any WrittenState in storage.slots { if let object = state.anyValue as? Object { return object } }
    for child in Mirror(reflecting: keptView).children { if let object = child.value as? Object { return object } }
    return nil
  }

  func nameOfProperty(keeping state: ObjectIdentifier) -> String? {
    for (slot, field) in zip(storage.slots, description.dynamicFields) {
      guard let slot else { continue }
      if ObjectIdentifier(slot) == state || (slot as? DynamicStorage)?.contains(state) == true { return field.name }
    }
    return nil
  }
}
