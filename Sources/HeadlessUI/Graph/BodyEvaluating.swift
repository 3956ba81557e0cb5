/// A node with a body that can become outdated.
@MainActor
protocol BodyEvaluating: Node, TrackedBody {
  /// The name of the view's type, for messages.
  var viewName: String { get }
}

extension BodyEvaluating {
  var bodyLink: BodyLink { link }

  /// The name of the app's view to inspect.
  ///
  /// A control is named by the view that contains it.
  var namedView: String { ownViewName ?? enclosingViewName }

  /// Returns the name of the property that stores a piece of state.
  ///
  /// The name of the property's view is added if it's another view.
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
  /// Returns the mistake as a problem with the app's names.
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
