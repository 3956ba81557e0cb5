import MacroPlugin
import XCTest

@testable import SwiftDataMacros

/// A request of the compiler to expand a macro.
struct MacroRequest {
  var macro: String
  var role: String
  var declaration: String
  var attribute = "@Model"
  /// The type around the declaration, without its members.
  var context: String?
  var conformances: [String] = []

  /// The position of the declaration in its file, in bytes.
  private static let offset = 1000

  private var message: JSON {
    func syntax(_ source: String, offset: Int = 0) -> JSON {
      .object([("source", .string(source)), ("location", .object([("fileName", .string("App.swift")), ("offset", .number("\(offset)"))]))])
    }
    var members: [(key: String, value: JSON)] = [
      ("macro", .object([("typeName", .string(macro))])), ("macroRole", .string(role)), ("attributeSyntax", syntax(attribute)),
      ("declSyntax", syntax(declaration, offset: Self.offset)),
    ]
    if let context { members.append(("lexicalContext", .array([syntax(context)]))) }
    if role == "extension" { members.append(("extendedTypeSyntax", syntax(TypeDeclaration(declaration)?.name ?? ""))) }
    if role == "extension" || role == "member" {
      members.append(("conformanceListSyntax", syntax("struct Placeholder\(conformances.isEmpty ? "" : ": \(conformances.joined(separator: ", "))") {}")))
    }
    return .object([("expandAttachedMacro", .object(members))])
  }

  private var result: JSON? { Answer.plugin.answer(to: message)["expandMacroResult"] }

  /// The expansion, or a text that says that there isn't one.
  ///
  /// A request without an expansion fails the test.
  var expansion: String {
    if let source = result?["expandedSource"]?.string { return source }
    XCTFail("no expansion of \(macro) as \(role): \(problems)")
    return "no expansion"
  }

  var hasExpansion: Bool { result?["expandedSource"]?.string != nil }

  /// The diagnostics, each with the line of the declaration from the place of the diagnostic, unless that's the place of the macro.
  var problems: [String] {
    (result?["diagnostics"]?.array ?? []).map { diagnostic in
      let offset = diagnostic["position"]?["offset"]?.number.flatMap { Int($0) } ?? 0
      let message = diagnostic["message"]?.string ?? ""
      if offset < Self.offset { return message }
      let rest = String(decoding: declaration.utf8.dropFirst(offset - Self.offset), as: UTF8.self)
      return "\(rest.split(separator: "\n").first ?? ""): \(message)"
    }
  }
}

/// The protocols that the compiler lists for a class without conformances.
let allConformances = ["Observable", "PersistentModel", "Sendable"]

/// Returns the members that `@Model` adds to a class.
func modelMembers(_ declaration: String, conformances: [String] = allConformances) -> String {
  MacroRequest(macro: "PersistentModelMacro", role: "member", declaration: declaration, conformances: conformances).expansion
}

/// Returns the diagnostics of `@Model` for a declaration.
func modelProblems(_ declaration: String) -> [String] {
  MacroRequest(macro: "PersistentModelMacro", role: "member", declaration: declaration, conformances: allConformances).problems
}
