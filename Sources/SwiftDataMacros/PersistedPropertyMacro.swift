import MacroPlugin

/// The macro `@_PersistedProperty`, which `@Model` adds to properties.
enum PersistedPropertyMacro {
  static func expansion(_ request: JSON) throws -> Expansion {
    guard let variable = Variable(try request.source("declSyntax").text), let binding = variable.bindings.first, let name = binding.name else { return Expansion("") }
    switch request.role {
    case "accessor":
      guard let context = request["lexicalContext"]?.array.first?["source"]?.string, let owner = TypeDeclaration(context)?.name else {
        throw Problem("The compiler did not send the class of '\(Names.plain(name))'.")
      }
      let accessors = accessors(of: binding, named: name, in: owner, hasSetter: variable.introducer.keyword == "var", isTransformable: variable.isTransformable)
      // Braces are there if the property has observers.
      return Expansion(binding.accessors == .none ? "{\n\(accessors.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))\n}" : accessors)
    case "peer":
      return Expansion(
        "@Transient\nprivate var \(binding.storageName): _SwiftDataNoType\(binding.optionalMark)\(binding.value == nil ? "" : " = _SwiftDataNoType()")")
    default: throw Problem("@_PersistedProperty doesn't support the role \(request.role).")
    }
  }

  private static func accessors(of binding: Variable.Binding, named name: String, in owner: String, hasSetter: Bool, isTransformable: Bool) -> String {
    let kind = isTransformable ? "Transformable" : ""
    let storing = """
      @storageRestrictions(accesses: _$modelRecord, initializes: \(binding.storageName))
      init(initialValue) {
        _$modelRecord.setInitialValue(initialValue, forKey: \\\(owner).\(name))
        \(binding.initialization)
      }
      get {
        self.get\(kind)Value(forKey: \\.\(name))
      }
      """
    guard hasSetter else { return storing }
    return """
      \(storing)
      set {
        self.set\(kind)Value(forKey: \\.\(name), to: newValue)
      }
      """
  }
}
