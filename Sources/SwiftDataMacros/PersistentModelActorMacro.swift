import MacroPlugin

/// The macro `@ModelActor`.
enum PersistentModelActorMacro {
  static func expansion(_ request: JSON) throws -> Expansion {
    let declaration = try request.source("declSyntax")
    guard let type = TypeDeclaration(declaration.text) else { throw Problem("@ModelActor can be used on an actor.", at: declaration.start) }
    switch request.role {
    case "member": return Expansion(members(of: type))
    case "extension":
      let name = request["extendedTypeSyntax"]?["source"]?.string ?? type.name
      return Expansion(request.missingConformances.contains("ModelActor") ? "extension \(name): SwiftData.ModelActor {\n}" : "")
    default: throw Problem("@ModelActor doesn't support the role \(request.role).")
    }
  }

  private static func members(of type: TypeDeclaration) -> String {
    let access = ["public", "package"].first { type.introducer.modifiers.contains($0) }.map { $0 + " " } ?? ""
    let properties = """
      \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
      \(access)nonisolated let modelContainer: SwiftData.ModelContainer
      """
    let hasInitializer = type.members.contains { if case .initializer(labels: ["modelContainer"]) = $0 { true } else { false } }
    if hasInitializer { return properties }
    return """
      \(properties)

      \(access)init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = ModelContext(modelContainer)
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
  }
}
