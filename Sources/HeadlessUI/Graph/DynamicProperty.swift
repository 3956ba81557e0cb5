/// A property of a view that is linked to storage outside the view before the body is evaluated.
///
/// `State`, `Binding` and `Environment` are dynamic properties. A struct that contains dynamic properties can be one too.
public protocol DynamicProperty {
  /// Updates the property before the body is evaluated.
  ///
  /// The dynamic properties inside the property have been linked already.
  mutating func update()

  /// Describes a property of this type.
  ///
  /// For use by the framework only.
  @MainActor static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs
}

/// The position of a dynamic property in its view.
///
/// For use by the framework only.
public struct _DynamicPropertyInputs {
  let offset: Int
  let name: String
}

/// The description of a dynamic property.
///
/// For use by the framework only.
public struct _DynamicPropertyOutputs {
  let field: DynamicField
}

extension DynamicProperty {
  /// Does nothing, because properties don't need to be updated by default.
  public mutating func update() {}

  /// Describes a property that contains other dynamic properties.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, composed: Self.self))
  }

  @MainActor
  static func dynamicField(at offset: Int, name: String) -> DynamicField { _makeProperty(_DynamicPropertyInputs(offset: offset, name: name)).field }
}

/// A built-in dynamic property whose storage is in a slot of the node.
protocol LinkableProperty: DynamicProperty {
  @MainActor mutating func link(to node: any BodyEvaluating, slot: inout AnyObject?)
}

extension LinkableProperty {
  /// Describes a property whose storage is in the node.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, linkable: Self.self))
  }
}

/// A dynamic property that refers to storage elsewhere, such as a binding.
protocol LocationProperty: DynamicProperty, LocationComparable {}

extension LocationProperty {
  /// Describes a property that doesn't need to be linked.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, location: Self.self))
  }
}

/// A dynamic property that reads the environment.
protocol EnvironmentReading: LinkableProperty {
  /// Returns whether the environment's current value differs from the linked value.
  @MainActor func differs(in environment: EnvironmentValues) -> Bool

  /// Whether the object that the property reads can be missing from the environment.
  static var mayBeMissing: Bool { get }

  /// Returns the object that is missing from an environment, or `nil` if the object is present.
  @MainActor func missingObject(in environment: EnvironmentValues) -> MissingObject?
}

/// An object that a view needs although no ancestor view has placed it in the environment.
struct MissingObject {
  let type: Any.Type
  /// The modifier that places such an object in the environment.
  let modifier: String
}

extension EnvironmentReading {
  /// Returns an object that a view reads too early, before the view's environment is known.
  ///
  /// For example, a view reads the object in its initializer. The mistake is reported, and the result is the nearest object in the surrounding views.
  static func objectReadEarly<Object>(_ property: String, modifier: String, _ read: (EnvironmentValues) -> Object?) -> Object {
    if let reader = DependencyTracker.current {
      reader.note(.environmentRead(type: "\(Object.self)"))
      if let object = reader.nearestObject(read) { return object }
    }
    // Crash with instructions, because there is no default object to return and a getter can't throw an error.
    fatalError(
      """
      \(property) was read in the initializer of a view, or outside a view. The environment is known only in the body, and no surrounding view provides \(Object.self).
      What to do: read the object in the body of a view whose environment contains it, add it with \(modifier), or pass it to the initializer.
      """)
  }

  /// Describes a property that reads the environment.
  @MainActor
  public static func _makeProperty(_ inputs: _DynamicPropertyInputs) -> _DynamicPropertyOutputs {
    _DynamicPropertyOutputs(field: DynamicField(offset: inputs.offset, name: inputs.name, reading: Self.self))
  }
}
