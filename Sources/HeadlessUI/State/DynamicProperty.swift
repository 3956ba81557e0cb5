/// A property of a view that the framework ties to storage outside of the view before it evaluates the body.
///
/// `State`, `Binding`, `Environment` and the others are dynamic properties; a struct made of them can be one too.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the property's own dynamic properties are tied to their storage.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}
}

/// A dynamic property of the framework's own: it takes its storage from a slot of the node.
protocol LinkableProperty: DynamicProperty {
  @MainActor mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?)
}

/// A dynamic property that reads the environment.
protocol EnvironmentReading: LinkableProperty {
  /// Whether the environment now gives another value than the one that was linked.
  @MainActor func differs(in environment: EnvironmentValues) -> Bool

  /// Whether there may be no value, because a view above has to put it in.
  static var mayBeMissing: Bool { get }

  /// The type of the value that is not in an environment; `nil` where it is there.
  @MainActor func missingType(in environment: EnvironmentValues) -> Any.Type?
}
