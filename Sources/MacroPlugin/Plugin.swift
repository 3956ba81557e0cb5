/// A program that expands macros for the compiler.
package struct Plugin: Sendable {
  /// A closure that expands a macro.
  ///
  /// The argument is the compiler's request. A closure can throw a ``Problem`` instead of returning an expansion.
  package typealias Macro = @Sendable (JSON) throws -> Expansion

  private let name: String
  private let macros: [String: Macro]

  /// Creates a plugin.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - macros: The macros by the names of their types.
  package init(_ name: String, macros: [String: Macro]) {
    self.name = name
    self.macros = macros
  }

  /// Answers the compiler's messages until the compiler closes the connection.
  ///
  /// The compiler starts the program for each compilation that expands a macro. To end the program, the compiler closes the program's standard input.
  package func run() {
    let connection = Connection()
    while let message = connection.read() { connection.write(answer(to: message)) }
  }

  /// Returns the answer to a message.
  ///
  /// The answer to an unknown message is an empty expansion with an error.
  package func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return .object([("getCapabilityResult", .object([("capability", .object([("protocolVersion", .number("7"))]))]))])
    }
    if let request = message["expandFreestandingMacro"] { return result(of: request, at: request["syntax"]) }
    if let request = message["expandAttachedMacro"] { return result(of: request, at: request["attributeSyntax"]) }
    if message["loadPluginLibrary"] != nil { return .object([("loadPluginLibraryResult", .object([("loaded", .bool(false)), ("diagnostics", .array([]))]))]) }
    return Self.result(Expansion(problems: [Problem("The compiler sent a message that \(name) doesn't support.")]), at: nil)
  }

  private func result(of request: JSON, at macro: JSON?) -> JSON { Self.result(expansion(of: request), at: SourceText(macro)?.start) }

  private func expansion(of request: JSON) -> Expansion {
    guard let type = request["macro"]?["typeName"]?.string else { return Expansion(problems: [Problem("The compiler did not name the macro.")]) }
    guard let macro = macros[type] else { return Expansion(problems: [Problem("\(name) has no macro \(type).")]) }
    do { return try macro(request) } catch { return Expansion(problems: [error as? Problem ?? Problem("\(error)")]) }
  }

  private static func result(_ expansion: Expansion, at macro: Place?) -> JSON {
    .object([
      (
        "expandMacroResult",
        .object([
          ("expandedSource", expansion.source.map { .string($0) } ?? .null), ("diagnostics", .array(expansion.problems.map { $0.diagnostic(at: macro) })),
        ])
      )
    ])
  }
}

/// The code that replaces or accompanies a macro, and the problems with its use.
package struct Expansion {
  package var source: String?
  package var problems: [Problem]

  package init(_ source: String? = nil, problems: [Problem] = []) {
    self.source = source
    self.problems = problems
  }
}
