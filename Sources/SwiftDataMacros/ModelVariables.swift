import MacroPlugin

extension Variable {
  /// Whether the variable is marked with `@Transient`.
  var isTransient: Bool { introducer.attributes.contains { $0.isNamed("Transient", in: "SwiftData") } }

  /// Whether the variable belongs to the type and not to its instances.
  private var isStatic: Bool { introducer.modifiers.contains { $0 == "static" || $0 == "class" } }

  /// Whether models have a stored value for the variable.
  ///
  /// Variables with `willSet` or `didSet` are stored too. Their observers aren't called, as on devices.
  var isStored: Bool { !isStatic && !bindings.isEmpty && bindings.allSatisfy { $0.accessors != .computed } }

  /// Whether the store has a value for the variable.
  ///
  /// Patterns such as `(a, b)` aren't persisted.
  var isPersisted: Bool { isStored && !isTransient && bindings.allSatisfy { $0.name != nil } }

  var isLazy: Bool { introducer.modifiers.contains("lazy") }

  /// Whether a value transformer converts the values, whose type then needn't be codable.
  var isTransformable: Bool { metadata?.contains(".transformable(") ?? false }

  /// The description of the property in the schema, or `nil` if the variable has no attribute for the schema.
  var metadata: String? {
    for attribute in introducer.attributes {
      for name in ["Attribute", "Relationship"] where attribute.isNamed(name, in: "SwiftData") { return "SwiftData.Schema.\(name)(\(attribute.arguments ?? ""))" }
    }
    return nil
  }
}

extension Variable.Binding {
  /// Whether the type is written with a question or exclamation mark.
  ///
  /// The initial value of the variable is `nil`.
  var isOptional: Bool { optionalMark != "" }

  /// The question or exclamation mark at the end of the type, or an empty text.
  var optionalMark: String {
    guard let mark = type?.last, mark == "?" || mark == "!" else { return "" }
    return String(mark)
  }

  /// The initial value, converted to the type of the variable, or `nil` as text.
  var defaultValue: String {
    guard let value else { return "nil" }
    guard let type else { return value }
    let plainType = optionalMark == "!" ? "\(type.dropLast())?" : type
    return isPostfix(value) ? "\(value) as \(plainType)" : "(\(value)) as \(plainType)"
  }

  /// Returns whether an expression is a literal, a name or a call, without operators around it.
  private func isPostfix(_ value: String) -> Bool {
    Tokens(value).all.enumerated().allSatisfy { index, token in token.depth > 0 || index == 0 && !token.isOperator || !token.isApart && (!token.isOperator || token.text == ".") }
  }

  /// The name of the variable that stands for the stored value.
  var storageName: String { Names.underscored(name ?? "") }

  /// The assignment that initializes the storage in `init(backingData:)`.
  var initialization: String { "\(storageName) = _SwiftDataNoType()" }
}
