import CTestProcess
import Foundation
import HeadlessDevice
import Screens

/// A screen of the package, and the expression that names it in code.
@MainActor
package struct FoundScreen {
  /// The expression: `loginScreen`, `LoginScreen.shared` or `LoginScreen()`.
  package let expression: String
  /// The module that declares the variable, or the type's module if the screen was created.
  package let module: String
  /// The name of the screen's type, without its module.
  package let typeName: String
  /// The screen.
  package let value: any Screen
  /// The stored properties and the computed properties that are elements.
  package let members: [FoundMember]
  /// The functions that return elements.
  package let makers: [FoundMaker]

  /// The screens of this process, found on first use, in the order of their types' names.
  ///
  /// These are the variables with the type of a screen, global or static, that are visible in their module. A type without a variable is created if its initializer has no
  /// parameters. The list is empty in a process without symbols. Reading it runs the initializers of the variables.
  package static let all: [FoundScreen] = find(in: ExecutableSymbols())

  /// Finds the screens of this process by their symbols.
  static func find(in symbols: ExecutableSymbols) -> [FoundScreen] {
    let types = ConformingTypes.of((any Screen).self).compactMap { $0 as? any Screen.Type }.filter { !PackageModules.others.contains(ConformingTypes.module(of: $0)) }
    guard !types.isEmpty else { return [] }
    let members = MemberSymbols(of: types, in: symbols)
    let makers = MakerSymbols(of: types, in: symbols)
    let variables = Dictionary(grouping: symbols.all(suffixes: ["vau"]).compactMap(Variable.init), by: \.type)
    let initializers = Dictionary(symbols.all(suffixes: ["VACycfC", "OACycfC"]).map { ($0.name, $0.address) }) { first, _ in first }
    return types.sorted { String(reflecting: $0) < String(reflecting: $1) }.flatMap { type in
      let name = String(reflecting: type)
      guard let path = CodePath(name) else { return [FoundScreen]() }
      let typeName = path.expression
      let found = (variables[name] ?? []).sorted { ($0.path.names.count, $0.path.expression) < ($1.path.names.count, $1.path.expression) }.compactMap { variable in
        variable.value(type).map { ($0, variable.path.expression, variable.path.module) }
      }
      let created = found.isEmpty ? initializers["\(name).init() -> \(name)"].flatMap { CreatedValue.make(type, with: $0) }.map { ($0, "\(typeName)()", path.module) } : nil
      return (found + [created].compactMap(\.self)).map { value, expression, module in
        FoundScreen(expression: expression, module: module, typeName: typeName, value: value, members: members.members(of: value), makers: makers.makers(of: value))
      }
    }
  }

  /// A global or static variable, found by the function that returns its address.
  private struct Variable {
    let path: CodePath
    let type: String
    private let addressor: UnsafeMutableRawPointer

    /// Reads a symbol, such as “Shop.loginScreen.unsafeMutableAddressor : Shop.LoginScreen”.
    init?(_ symbol: ExecutableSymbol) {
      guard let accessor = symbol.name.range(of: ".unsafeMutableAddressor : "), let path = CodePath(symbol.name[..<accessor.lowerBound]) else { return nil }
      self.path = path
      type = String(symbol.name[accessor.upperBound...])
      addressor = symbol.address
    }

    /// Returns the value of the variable, whose initializer runs if it hasn't run yet.
    @MainActor
    func value(_ type: any Screen.Type) -> (any Screen)? {
      // This is safe, because an addressor has no parameters and returns the address in one register, whatever the type. The value is read as the type in the symbol.
      // The test that proves it: `FoundScreenTests.test_variablesOfEachSize`.
      guard let address = stk_process_call_0_word(addressor, nil) else { return nil }
      func read<S: Screen>(_: S.Type) -> any Screen { address.load(as: S.self) }
      return read(type)
    }
  }
}
