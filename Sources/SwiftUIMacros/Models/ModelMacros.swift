/// The macros of SwiftData.
enum ModelMacros {
  /// Returns the expansion of an attached macro, or `nil` if SwiftData has no such macro.
  static func attached(_ name: String, _ request: JSON) throws -> String? {
    let declaration = request["declSyntax"]?["source"]?.string ?? ""
    let context = request["lexicalContext"]?.array.first?["source"]?.string ?? ""
    let role = request["macroRole"]?.string ?? ""
    let conformances = request["conformanceListSyntax"]?["source"]?.string ?? ""
    switch name {
    case "AttributePropertyMacro", "RelationshipPropertyMacro", "TransientPropertyMacro": return ""
    case "PersistentModelMacro":
      switch role {
      case "member": return try ModelClass(declaration).members(isRoot: conformances.contains("PersistentModel"))
      case "memberAttribute": return attributes(of: declaration)
      case "extension":
        let type = request["extendedTypeSyntax"]?["source"]?.string ?? ""
        let words = Tokens(conformances).tokens.map(\.text)
        return ModelClass.extensions(of: type.trimmed, conformances: words)
      default: throw Problem("@Model doesn't support the role \(role).")
      }
    case "PersistedPropertyMacro":
      guard let property = PersistedProperty(declaration, in: context) else { return "" }
      return role == "accessor" ? property.accessors : property.storage
    case "QueryMacro":
      let query = try QueryProperty(declaration, attribute: request["attributeSyntax"]?["source"]?.string ?? "")
      return role == "accessor" ? query.accessors : query.storage
    case "PersistentModelActorMacro":
      if role == "member" { return ModelActorMembers.members(of: declaration) }
      let type = request["extendedTypeSyntax"]?["source"]?.string ?? ""
      return "extension \(type.trimmed): SwiftData.ModelActor {}"
    default: return nil
    }
  }

  /// Returns the attribute of a member of a model class.
  private static func attributes(of declaration: String) -> String {
    var reader = MemberReader(Tokens("class Owner {\n\(declaration)\n}"), from: 3)
    guard case .properties(let found)? = try? reader.next(), !found.isEmpty else { return "" }
    return "@SwiftData._PersistedProperty"
  }
}

extension String {
  fileprivate var trimmed: String {
    var text = Substring(self)
    while text.last?.isWhitespace == true { text.removeLast() }
    while text.first?.isWhitespace == true { text.removeFirst() }
    return String(text)
  }
}
