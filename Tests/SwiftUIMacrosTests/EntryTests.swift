import MacroPlugin
import XCTest

@testable import SwiftUIMacros

final class EntryTests: XCTestCase {
  private func request(_ declaration: String, in context: String, role: String) -> JSON {
    .object([
      (
        "expandAttachedMacro",
        .object([
          ("macro", .object([("typeName", .string("EntryMacro"))])), ("macroRole", .string(role)), ("declSyntax", .object([("source", .string(declaration))])),
          ("attributeSyntax", .object([("location", .object([("fileName", .string("App.swift")), ("offset", .number("12"))]))])),
          ("lexicalContext", .array([.object([("source", .string(context))])])),
        ])
      )
    ])
  }

  /// Returns the expansion of a declaration, or the message of its diagnostic.
  private func expansion(_ declaration: String, in context: String = "extension EnvironmentValues {}", role: String = "peer") -> String {
    let result = Answer.to(request(declaration, in: context, role: role))["expandMacroResult"]
    return result?["expandedSource"]?.string ?? result?["diagnostics"]?.array.first?["message"]?.string ?? "no answer"
  }

  func test_aTypedEntryHasAKeyWithAComputedValue() {
    XCTAssertEqual(
      expansion("@Entry var count: Int = 0"), "private struct __Key_count: EnvironmentKey {\n  typealias Value = Int\n  static var defaultValue: Value { 0 }\n}")
    XCTAssertEqual(
      expansion("@Entry var count: Int = 0", role: "accessor"), "{\n  get { self[__Key_count.self] }\n  set { self[__Key_count.self] = newValue }\n}")
  }

  func test_anEntryWithoutATypeHasThatOfItsValue() {
    XCTAssertEqual(expansion("@Entry public var name = \"a, {b}\" // the name"), "private struct __Key_name: EnvironmentKey {\n  static let defaultValue = \"a, {b}\"\n}")
  }

  func test_anOptionalEntryNeedsNoValue() {
    XCTAssertEqual(
      expansion("@Entry var action: (@Sendable (Int, Int) -> Void)?"),
      "private struct __Key_action: EnvironmentKey {\n  typealias Value = (@Sendable (Int, Int) -> Void)?\n  static var defaultValue: Value { nil }\n}")
  }

  func test_typesAndValuesAreTakenWhole() {
    XCTAssertEqual(
      expansion("@Entry var table: Dictionary<String, [Int]> = [\"a\\(1 + f(\")\"))\": [1, 2]]"),
      "private struct __Key_table: EnvironmentKey {\n  typealias Value = Dictionary<String, [Int]>\n  static var defaultValue: Value { [\"a\\(1 + f(\")\"))\": [1, 2]] }\n}")
    XCTAssertEqual(
      expansion("@Entry var format: (Int) -> String = { number in\n  \"\\(number)\"\n}"),
      "private struct __Key_format: EnvironmentKey {\n  typealias Value = (Int) -> String\n  static var defaultValue: Value { { number in\n  \"\\(number)\"\n} }\n}")
  }

  func test_eachOwnerHasItsKindOfKey() {
    XCTAssertTrue(expansion("@Entry var a: Int = 1", in: "\nextension SwiftUI.Transaction {}").hasPrefix("private struct __Key_a: TransactionKey {"))
    XCTAssertTrue(expansion("@Entry var a: Int = 1", in: "extension ContainerValues {}").hasPrefix("private struct __Key_a: ContainerValueKey {"))
    XCTAssertEqual(expansion("@Entry var a: String?", in: "extension FocusedValues {}"), "private struct __Key_a: FocusedValueKey {\n  typealias Value = String\n}")
  }

  func test_aNameInBackticksIsAName() {
    XCTAssertEqual(expansion("@Entry var `default` = 1", role: "accessor"), "{\n  get { self[__Key_default.self] }\n  set { self[__Key_default.self] = newValue }\n}")
  }

  func test_whatCannotBeAnEntryIsSaid() {
    XCTAssertEqual(
      expansion("@Entry var a = 1", in: "struct Model {}"), "@Entry can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
    XCTAssertEqual(expansion("@Entry let a = 1"), "@Entry can be used on a variable: write `@Entry var name = value`.")
    XCTAssertEqual(expansion("@Entry var (a, b) = (1, 2)"), "@Entry can be used on one variable with a name: write `@Entry var name = value`.")
    XCTAssertEqual(expansion("@Entry var a: Int"), "An @Entry needs a default value: write `@Entry var a = value`.")
    XCTAssertEqual(expansion("@Entry var a: Int = 1 { didSet {} }"), "@Entry can be used on a variable without accessors: write `@Entry var a = value`.")
    XCTAssertEqual(expansion("@Entry var a = 1", in: "extension FocusedValues {}"), "An @Entry of FocusedValues needs a type: write `@Entry var a: Type?`.")
    XCTAssertEqual(expansion("@Entry var a = 1", role: "memberAttribute"), "@Entry doesn't support the role memberAttribute.")
    XCTAssertEqual(expansion(""), "@Entry can be used on a variable: write `@Entry var name = value`.")
    XCTAssertEqual(
      expansion("@Entry var a: String = \"unclosed \\("),
      "private struct __Key_a: EnvironmentKey {\n  typealias Value = String\n  static var defaultValue: Value { \"unclosed \\( }\n}")
  }
}
