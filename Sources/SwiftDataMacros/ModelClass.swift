import MacroPlugin

/// A class with `@Model`.
struct ModelClass {
  /// A persisted property, a constraint, or a line such as `#if DEBUG`.
  private enum Item {
    case property(Variable, Variable.Binding)
    /// The description of `#Index` or `#Unique` in the schema.
    case constraint(String)
    case directive(String)
  }

  private let declaration: TypeDeclaration
  private let isRoot: Bool
  private let items: [Item]

  /// Creates a model class, or returns `nil` if the declaration isn't a class.
  init?(_ source: String, isRoot: Bool) {
    guard let declaration = TypeDeclaration(source), declaration.introducer.keyword == "class" else { return nil }
    self.declaration = declaration
    self.isRoot = isRoot
    items = Self.items(of: declaration)
  }

  /// Returns the persisted properties and the constraints, with the directives around them.
  private static func items(of declaration: TypeDeclaration) -> [Item] {
    var items: [Item] = []
    var depth = 0
    var hasConditionalItem = false
    for member in declaration.members {
      switch member {
      case .variable(let variable) where variable.isPersisted && !variable.isLazy:
        items += variable.bindings.map { .property(variable, $0) }
        if depth > 0 { hasConditionalItem = true }
      case .macro(let name, let genericArguments, let arguments):
        guard let constraint = constraint(name, genericArguments, arguments) else { continue }
        items.append(.constraint(constraint))
        if depth > 0 { hasConditionalItem = true }
      case .directive(let line):
        if line.hasPrefix("#if") { depth += 1 }
        if line.hasPrefix("#endif") { depth -= 1 }
        items.append(.directive(line))
      default: break
      }
    }
    return hasConditionalItem ? items : items.filter { if case .directive = $0 { false } else { true } }
  }

  private var name: String { declaration.name }

  private var isFinal: Bool { declaration.introducer.modifiers.contains("final") }

  /// The access level of members that implement the protocol, with a space, or an empty text.
  private var access: String { ["open", "public", "package"].first { declaration.introducer.modifiers.contains($0) }.map { $0 + " " } ?? "" }

  /// The access level of initializers.
  private var initializerAccess: String { access == "open " ? "public " : access }

  // MARK: Members

  /// The members that the macro adds.
  var members: String { [record, schemaMetadata, initializer, "struct _SwiftDataNoType {\n}"].joined(separator: "\n\n") }

  private var record: String {
    let stored = "@Transient\nprivate var _$modelRecord: SwiftData.ModelRecord = SwiftData.ModelRecord(for: \(name).self)"
    guard isRoot else {
      return """
        \(stored)

        \(access)override var _$recordsOfSubclasses: [SwiftData.ModelRecord] {
          super._$recordsOfSubclasses + [_$modelRecord]
        }
        """
    }
    return """
      \(stored)

      \(access)var _$record: SwiftData.ModelRecord {
        _$modelRecord
      }

      \(access)var _$recordsOfSubclasses: [SwiftData.ModelRecord] {
        []
      }
      """
  }

  private var schemaMetadata: String {
    let head = "\(access)\(isRoot ? "" : "override ")\(isFinal && isRoot ? "static" : "class") var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {"
    let entries =
      items.map { item in
        switch item {
        case .directive(let line): line
        case .constraint(let description): description
        case .property(let variable, let binding): metadata(variable, binding)
        }
      }
    let hasDirectives = items.contains { if case .directive = $0 { true } else { false } }
    if isRoot, !hasDirectives { return "\(head)\n  [\n" + entries.map { "    \($0),\n" }.joined() + "  ]\n}" }
    let appended = entries.map { $0.hasPrefix("#") ? "  \($0)\n" : "  properties.append(\($0))\n" }.joined()
    return "\(head)\n  var properties: [SwiftData.Schema.PropertyMetadata] = \(isRoot ? "[]" : "super.schemaMetadata")\n\(appended)  return properties\n}"
  }

  private func metadata(_ variable: Variable, _ binding: Variable.Binding) -> String {
    let name = binding.name ?? ""
    return "SwiftData.Schema.PropertyMetadata(name: \"\(Names.plain(name))\", keypath: \\\(self.name).\(name), "
      + "defaultValue: \(binding.defaultValue), metadata: \(variable.metadata ?? "nil"))"
  }

  /// Returns the description of `#Index` or `#Unique` in the schema, or `nil` for another macro.
  private static func constraint(_ name: String, _ genericArguments: String, _ arguments: String) -> String? {
    guard let kind = ["Index", "Unique"].first(where: { [$0, "SwiftData.\($0)"].contains(name) }) else { return nil }
    return "SwiftData.Schema.PropertyMetadata(name: \"SwiftData.Schema.\(kind)\", keypath: \\SwiftData.Schema.encodingVersion, "
      + "defaultValue: nil, metadata: SwiftData.Schema.\(kind)\(genericArguments)(\(arguments)))"
  }

  private var initializer: String {
    let lines = items.map { item in
      switch item {
      case .directive(let line): "  \(line)\n"
      case .constraint: ""
      case .property(_, let binding): "  \(binding.initialization)\n"
      }
    }
    let head = "\(initializerAccess)\(isFinal && isRoot ? "" : "required ")init(backingData: any SwiftData.BackingData<\(isRoot ? name : "Root")>) {\n"
    return "\(head)  _$modelRecord = backingData._record\n\(lines.joined())\(isRoot ? "" : "  super.init(backingData: backingData)\n")}"
  }

  // MARK: Problems

  /// Returns the mistakes in the class.
  func problems(in source: SourceText) -> [Problem] {
    var problems: [Problem] = []
    var hasInitializer = false
    for member in declaration.members {
      switch member {
      case .initializer: hasInitializer = true
      case .variable(let variable): problems += Self.problems(with: variable, in: source)
      default: break
      }
    }
    return (hasInitializer ? [] : [Problem("@Model requires an initializer be provided for '\(name)'", at: source.start)]) + problems
  }

  private static func problems(with variable: Variable, in source: SourceText) -> [Problem] {
    variable.bindings.compactMap { binding in
      if variable.isPersisted, binding.value?.hasPrefix(".") == true {
        return Problem("A default value requires a fully qualified domain named value", at: source.place(at: binding.start))
      }
      guard variable.isTransient, variable.isStored, variable.introducer.keyword == "var", binding.value == nil, !binding.isOptional, let name = binding.name else { return nil }
      return Problem("@Transient requires non-optional property '\(Names.plain(name))' to have a default value", at: source.place(at: variable.introducer.start))
    }
  }
}
