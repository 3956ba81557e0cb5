import MacroPlugin

/// The macro `@Model`.
enum PersistentModelMacro {
  static func expansion(_ request: JSON) throws -> Expansion {
    let declaration = try request.source("declSyntax")
    switch request.role {
    case "memberAttribute": return try attributes(of: declaration, in: request["lexicalContext"]?.array.first?["source"]?.string)
    case "member": return members(of: declaration, isRoot: isRoot(declaration, request))
    case "extension": return extensions(of: declaration, request)
    default: throw Problem("@Model doesn't support the role \(request.role).")
    }
  }

  /// Returns the attributes to add to a member.
  ///
  /// - Parameters:
  ///   - declaration: The member.
  ///   - type: The type, without its members.
  private static func attributes(of declaration: SourceText, in type: String?) throws -> Expansion {
    guard let variable = Variable(declaration.text), variable.isPersisted, type.map({ Introducer($0).keyword == "class" }) ?? true else { return Expansion("") }
    if variable.isLazy, let binding = variable.bindings.first {
      throw Problem("@Model doesn't support the lazy property '\(binding.name ?? "")'. Remove `lazy`, or add @Transient.", at: declaration.place(at: binding.start))
    }
    return Expansion("@_PersistedProperty")
  }

  /// Returns whether a class is the root of a hierarchy of models.
  ///
  /// The superclass of another model is a model, so the compiler doesn't list the protocol.
  private static func isRoot(_ declaration: SourceText, _ request: JSON) -> Bool {
    if request.missingConformances.contains("PersistentModel") { return true }
    let inherited = TypeDeclaration(declaration.text)?.inheritedTypes ?? []
    return inherited.isEmpty || inherited.contains { ["PersistentModel", "SwiftData.PersistentModel"].contains($0) }
  }

  private static func members(of declaration: SourceText, isRoot: Bool) -> Expansion {
    guard let model = ModelClass(declaration.text, isRoot: isRoot) else {
      return Expansion("", problems: Introducer(declaration.text).keyword == "enum" ? [] : [misuse(of: declaration)])
    }
    return Expansion(model.members, problems: model.problems(in: declaration))
  }

  /// Returns the problem with a declaration that isn't a class.
  private static func misuse(of declaration: SourceText) -> Problem {
    let type = TypeDeclaration(declaration.text)
    return Problem("'@Model' cannot be applied to \(type?.introducer.keyword ?? "this") type '\(type?.name ?? "")'", at: declaration.start)
  }

  private static func extensions(of declaration: SourceText, _ request: JSON) -> Expansion {
    guard let type = TypeDeclaration(declaration.text), type.introducer.keyword == "class" else {
      // The compiler requests extensions of an enumeration, but not its members.
      return Expansion("", problems: Introducer(declaration.text).keyword == "enum" ? [misuse(of: declaration)] : [])
    }
    let name = request["extendedTypeSyntax"]?["source"]?.string ?? type.name
    let missing = request.missingConformances
    var extensions: [String] = []
    if missing.contains("PersistentModel") { extensions.append("extension \(name): nonisolated SwiftData.PersistentModel {\n}") }
    if missing.contains("Observable") { extensions.append("extension \(name): nonisolated Observation.Observable {\n}") }
    if missing.contains("Sendable") {
      extensions.append(
        """
        @available(*, unavailable, message: "PersistentModels are not Sendable, use \(name)'s persistentModelID or a ModelActor instead")
        extension \(name): Sendable {
        }
        """)
    }
    return Expansion(extensions.joined(separator: "\n\n"))
  }
}
