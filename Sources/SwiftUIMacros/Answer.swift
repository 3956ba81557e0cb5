import MacroPlugin

/// The plugin's answers to the compiler's messages.
enum Answer {
  static let plugin = Plugin(
    "SwiftUIMacros",
    macros: [
      "PreviewMacro": { Expansion(PreviewDeclaration($0)?.source ?? "") },
      "PreviewableMacro": { _ in Expansion("") },
      "EntryMacro": entry,
    ])

  /// Returns the answer to a message.
  static func to(_ message: JSON) -> JSON { plugin.answer(to: message) }

  @Sendable private static func entry(_ request: JSON) throws -> Expansion {
    let entry = try Entry(request["declSyntax"]?["source"]?.string ?? "", in: request["lexicalContext"]?.array.first?["source"]?.string ?? "")
    switch request["macroRole"]?.string {
    case "accessor": return Expansion(entry.accessors)
    case "peer": return Expansion(entry.key)
    default: throw Problem("@Entry doesn't support the role \(request["macroRole"]?.string ?? "").")
    }
  }
}
