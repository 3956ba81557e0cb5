/// A property of a view that the framework ties to storage outside of the view before it evaluates the body.
///
/// `State`, `Binding`, `Environment` and the others are dynamic properties; a struct made of them can be one too.
public protocol DynamicProperty {
  /// Called before the body is evaluated, once the property's own dynamic properties are tied to their storage.
  mutating func update()

  /// Describes a property of this type to the framework; every dynamic property gets it from there.
  @MainActor static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs
}

/// Where a dynamic property is in its view; of use to the framework only.
public struct _DynamicPropertyInputs {
  let offset: Int
  let name: String
}

/// What the framework knows of a dynamic property; of use to the framework only.
public struct _DynamicPropertyOutputs {
  let field: DynamicField
}

extension DynamicProperty {
  /// Does nothing by default.
  public mutating func update() {}

  /// Describes a property that is made of others.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, composed: Self.self))
  }

  @MainActor
  static func dynamicField(at offset: Int, name: String) -> DynamicField { _makeProperty(_DynamicPropertyInputs(offset: offset, name: name)).field }
}

/// A dynamic property of the framework's own: it takes its storage from a slot of the node.
protocol LinkableProperty: DynamicProperty {
  @MainActor mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?)
}

extension LinkableProperty {
  /// Describes a property that the node keeps.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, linkable: Self.self))
  }
}

/// A dynamic property that leads to storage elsewhere, as a binding does.
protocol LocationProperty: DynamicProperty, LocationComparable {}

extension LocationProperty {
  /// Describes a property with nothing to tie.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, location: Self.self))
  }
}

/// A dynamic property that reads the environment.
protocol EnvironmentReading: LinkableProperty {
  /// Whether the environment now gives another value than the one that was linked.
  @MainActor func differs(in environment: EnvironmentValues) -> Bool

  /// Whether there may be no value, because a view above has to put it in.
  static var mayBeMissing: Bool { get }

  /// The object that is not in an environment; `nil` where it is there.
  @MainActor func missingObject(in environment: EnvironmentValues) -> MissingObject?
}

/// An object that a view needs and that no view above has put into the environment.
struct MissingObject {
  let type: Any.Type
  /// The modifier that puts it in.
  let modifier: String
}

extension EnvironmentReading {
  /// The object for a view that reads it in its initializer, where the view's environment is not known yet: that is reported, and the nearest object is taken.
  static func objectReadEarly<Object>(_ property: String, modifier: String, _ read: (EnvironmentValues) -> Object?) -> Object {
    if let reader = DependencyTracker.current {
      reader.note(.environmentRead(type: "\(Object.self)"))
      if let object = reader.nearestObject(read) { return object }
    }
    // Nothing can stand for an object, and a getter cannot fail.
    fatalError(
      """
      \(property) was read in the initializer of a view, or outside of a view. The environment is known only in the body, and no view around has a \(Object.self).
      What to do: read the object in the body of a view that has it in its environment, put there with \(modifier), or pass it to the initializer.
      """)
  }

  /// Describes a property that reads the environment.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, reading: Self.self))
  }
}
