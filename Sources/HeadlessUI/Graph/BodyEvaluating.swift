/// A node with a body that can become outdated.
@MainActor
protocol BodyEvaluating: Node, TrackedBody {
  /// The name of the view's type, which is used in messages.
  var viewName: String { get }
}

extension BodyEvaluating {
  var bodyLink: BodyLink { link }

  /// The name of the app's view, for messages.
  ///
  /// A control has the name of the view that contains it.
  var namedView: String { ownViewName ?? enclosingViewName }

  /// Returns the name of the property that stores a piece of state.
  ///
  /// If the property belongs to another view, the name of that view is added.
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

/// A node that stores the state of its view.
@MainActor
protocol StateKeeping: BodyEvaluating {
  var description: ViewTypeDescription { get }
  var storage: DynamicStorage { get }
  /// The view or the app itself.
  var keptView: Any { get }
}

extension StateKeeping {
  /// Returns an object of a type from the view's state or stored properties, or `nil` if there isn't one.
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

extension RenderingMistake {
  /// Returns a problem that describes the mistake with names from the app.
  @MainActor
  func problem(of node: any BodyEvaluating) -> RenderingProblem {
    let view = node.namedView
    switch self {
    case .stateChanged(let storage): return .stateChanged(inBodyOf: view, state: node.name(ofState: storage).map { "the state \($0)" } ?? "state")
    case .storedValueChanged(let key): return .stateChanged(inBodyOf: view, state: "the stored value of “\(key)”")
    case .environmentRead(let type): return .environmentReadInInitializer(type: type, inBodyOf: view)
    case .containerMissing(let model): return .missingContainer(model: model, in: view)
    }
  }
}
