import Foundation
import HeadlessDevice
import Screens

/// A function of a screen that returns an element: `feedScreen.post(15)`.
@MainActor
package struct FoundMaker {
  /// The name of the function without its parameters.
  let baseName: String
  /// The parameters, with their labels.
  let parameters: [FunctionDeclaration.Parameter]
  private let make: ([FoundFunction.Value]) -> (any Element)?

  /// Returns the element for arguments, or `nil` if the function can't be called.
  func element(_ arguments: [FoundFunction.Value]) -> (any Element)? { make(arguments) }

  /// The types of the parameters.
  var types: [FoundFunction.ParameterType] { parameters.map { $0.type == .int ? .int : .string } }

  /// Returns the call as code: `post(15)`.
  func code(_ arguments: [FoundFunction.Value]) -> String {
    let list = zip(parameters, arguments).map { parameter, argument in (parameter.label.map { "\($0): " } ?? "") + argument.code }
    return "\(baseName)(\(list.joined(separator: ", ")))"
  }

  /// Returns the arguments of a call as code, or `nil` if the code calls another function.
  func arguments(in code: String) -> [FoundFunction.Value]? {
    guard code.hasPrefix("\(baseName)("), code.hasSuffix(")") else { return nil }
    var (rest, values) = (code.dropFirst(baseName.count + 1).dropLast(), [FoundFunction.Value]())
    for (index, parameter) in parameters.enumerated() {
      if index > 0, let comma = rest.prefixMatch(of: /,\s*/) { rest = rest[comma.range.upperBound...] }
      if let label = parameter.label {
        guard rest.hasPrefix("\(label):") else { return nil }
        rest = rest.dropFirst(label.count + 1).drop { $0 == " " }
      }
      if parameter.type == .int {
        guard let number = rest.prefixMatch(of: /-?\d+/), let value = Int(number.output) else { return nil }
        values.append(.int(value))
        rest = rest[number.range.upperBound...]
      } else {
        guard let text = rest.prefixMatch(of: /"((?:[^"\\]|\\.)*)"/) else { return nil }
        values.append(.string(String(text.1.replacing(/\\(.)/) { $0.1 })))
        rest = rest[text.range.upperBound...]
      }
    }
    return rest.isEmpty ? values : nil
  }

  fileprivate init(_ declaration: FunctionDeclaration, _ make: @escaping ([FoundFunction.Value]) -> (any Element)?) {
    (baseName, parameters, self.make) = (declaration.baseName, declaration.parameters, make)
  }
}

/// The functions of screens that return elements, by their symbols.
@MainActor
struct MakerSymbols {
  private struct Function {
    let declaration: FunctionDeclaration
    let type: any Element.Type
    let address: UnsafeMutableRawPointer
  }

  private let functions: [String: [Function]]

  /// Finds the functions of types.
  init(of types: [any Screen.Type], in symbols: ExecutableSymbols) {
    let prefixes = types.compactMap { type in _mangledTypeName(type).map { "$s" + $0 } }
    let elements = ConformingTypes.of((any Element).self).compactMap { $0 as? any Element.Type }
    let elementTypes = Dictionary(elements.map { (String(reflecting: $0), $0) }) { first, _ in first }
    var functions: [String: [Function]] = [:]
    for symbol in symbols.all(suffixes: ["F"], prefixes: prefixes) {
      guard let arrow = symbol.name.range(of: ") -> ", options: .backwards), let type = elementTypes[String(symbol.name[arrow.upperBound...])],
        PassedValue(of: type)?.isResultInMemory == true, let declaration = FunctionDeclaration(symbol.name[..<arrow.lowerBound] + ") -> ()"), !declaration.parameters.isEmpty
      else { continue }
      let path = declaration.path
      functions["\(path.typeModule).\(path.names.dropLast().joined(separator: "."))", default: []].append(Function(declaration: declaration, type: type, address: symbol.address))
    }
    self.functions = functions
  }

  /// Returns the functions of a screen.
  func makers(of screen: any Screen) -> [FoundMaker] {
    (functions[String(reflecting: Swift.type(of: screen))] ?? []).sorted { $0.declaration.baseName < $1.declaration.baseName }.map { function in
      FoundMaker(function.declaration) { arguments in Self.call(function, of: screen, arguments) }
    }
  }

  private static func call(_ function: Function, of screen: some Screen, _ arguments: [FoundFunction.Value]) -> (any Element)? {
    guard arguments.map(\.type) == function.declaration.parameters.map({ $0.type == .int ? .int : .string }) else { return nil }
    func call<E: Element>(_ type: E.Type) -> (any Element)? { ScreenCall.result(of: function.address, screen, arguments, returning: type) }
    return call(function.type)
  }
}
