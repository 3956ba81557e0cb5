import MacroPlugin

/// The plugin's answers to the compiler's messages.
enum Answer {
  static let plugin = Plugin(
    "SwiftDataMacros",
    macros: [
      "PersistentModelMacro": { try PersistentModelMacro.expansion($0) },
      "PersistedPropertyMacro": { try PersistedPropertyMacro.expansion($0) },
      "AttributePropertyMacro": nothing,
      "RelationshipPropertyMacro": nothing,
      "TransientPropertyMacro": nothing,
      // The macro of the class reads the arguments of these declarations.
      "IndexMacro": nothing,
      "UniqueConstraintsMacro": nothing,
      "PersistentModelActorMacro": { try PersistentModelActorMacro.expansion($0) },
      "QueryMacro": { try QueryMacro.expansion($0) },
    ])

  @Sendable private static func nothing(_ request: JSON) -> Expansion { Expansion("") }
}

extension JSON {
  /// Returns source code from the request.
  func source(_ key: String) throws -> SourceText {
    guard let source = SourceText(self[key]) else { throw Problem("The compiler did not send the source code of the declaration.") }
    return source
  }

  /// The role of the macro, such as `member`.
  var role: String { self["macroRole"]?.string ?? "" }

  /// The names of the protocols to which the macro can add a conformance, without modules.
  ///
  /// The list doesn't contain protocols to which the type or a superclass conforms.
  var missingConformances: [String] {
    let types = self["conformanceListSyntax"]?["source"]?.string.flatMap { TypeDeclaration($0)?.inheritedTypes } ?? []
    return types.compactMap { $0.split(separator: ".").last.map(String.init) }
  }
}
