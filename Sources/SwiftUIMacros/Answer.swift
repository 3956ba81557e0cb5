/// The plugin's answers to the compiler's messages.
enum Answer {
  /// Returns the answer to a message.
  ///
  /// The answer to an unknown message is an empty expansion with an error.
  static func to(_ message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return .object([("getCapabilityResult", .object([("capability", .object([("protocolVersion", .number("7"))]))]))])
    }
    if let request = message["expandFreestandingMacro"] { return result(freestanding(request), at: request["syntax"]) }
    if let request = message["expandAttachedMacro"] { return result(attached(request), at: request["attributeSyntax"]) }
    if message["loadPluginLibrary"] != nil { return .object([("loadPluginLibraryResult", .object([("loaded", .bool(false)), ("diagnostics", .array([]))]))]) }
    return result(.failure(Problem("The compiler sent a message that SwiftUIMacros doesn't support.")), at: nil)
  }

  private static func freestanding(_ request: JSON) -> Result<String, Problem> {
    guard let name = request["macro"]?["typeName"]?.string else { return .failure(Problem("The compiler did not name the macro.")) }
    if name == "IndexMacro" || name == "UniqueConstraintsMacro" { return .success("") }
    if name == "PreviewMacro" { return .success(PreviewDeclaration(request)?.source ?? "") }
    return .failure(Problem("SwiftUIMacros has no macro \(name)."))
  }

  private static func attached(_ request: JSON) -> Result<String, Problem> {
    guard let name = request["macro"]?["typeName"]?.string else { return .failure(Problem("The compiler did not name the macro.")) }
    switch name {
    case "PreviewableMacro": return .success("")
    case "EntryMacro":
      let declaration = request["declSyntax"]?["source"]?.string ?? ""
      let context = request["lexicalContext"]?.array.first?["source"]?.string ?? ""
      return Result { try Entry(declaration, in: context) }.mapError { $0 as? Problem ?? Problem("\($0)") }
        .flatMap { entry in
          switch request["macroRole"]?.string {
          case "accessor": .success(entry.accessors)
          case "peer": .success(entry.key)
          default: .failure(Problem("@Entry doesn't support the role \(request["macroRole"]?.string ?? "")."))
          }
        }
    default:
      return Result { try ModelMacros.attached(name, request) }.mapError { $0 as? Problem ?? Problem("\($0)") }
        .flatMap { $0.map { .success($0) } ?? .failure(Problem("SwiftUIMacros has no macro \(name).")) }
    }
  }

  private static func result(_ expansion: Result<String, Problem>, at syntax: JSON?) -> JSON {
    switch expansion {
    case .success(let source): return .object([("expandMacroResult", .object([("expandedSource", .string(source)), ("diagnostics", .array([]))]))])
    case .failure(let problem):
      return .object([("expandMacroResult", .object([("expandedSource", .null), ("diagnostics", .array([problem.diagnostic(at: syntax?["location"])]))]))])
    }
  }
}

/// A problem with the use of a macro.
struct Problem: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Returns the problem as a diagnostic at a place in the source.
  func diagnostic(at location: JSON?) -> JSON {
    let position: JSON = .object([("fileName", location?["fileName"] ?? .string("")), ("offset", location?["offset"] ?? .number("0"))])
    return .object([
      ("message", .string(message)), ("severity", .string("error")), ("position", position), ("highlights", .array([])), ("notes", .array([])), ("fixIts", .array([])),
    ])
  }
}
