import CTestProcess
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
    func call<E: Element>(_ type: E.Type) -> (any Element)? { Self.call(function, of: screen, arguments, returning: type) }
    return call(function.type)
  }

  /// Calls a function, and returns `nil` if it isn't known how the screen is passed, or if the function throws.
  private static func call<S: Screen, Result>(_ function: Function, of screen: S, _ arguments: [FoundFunction.Value], returning _: Result.Type) -> Result? {
    guard arguments.map(\.type) == function.declaration.parameters.map({ $0.type == .int ? .int : .string }), let passed = PassedValue(of: S.self) else { return nil }
    let result = UnsafeMutablePointer<Result>.allocate(capacity: 1)
    let value = UnsafeMutablePointer<S>.allocate(capacity: 1)
    value.initialize(to: screen)
    defer {
      value.deinitialize(count: 1)
      value.deallocate()
      result.deallocate()
    }
    var (words, count) = (CreatedValue.noWords, 0)
    for word in arguments.flatMap(\.words) {
      words[count] = word
      count += 1
    }
    var context = UnsafeMutableRawPointer(value)
    switch passed {
    case .object: context = UnsafeRawPointer(value).load(as: UnsafeMutableRawPointer.self)
    case .words(let size):
      guard count + size <= 4 else { return nil }
      for index in 0..<size { words[count + index] = UnsafeRawPointer(value).load(fromByteOffset: index * MemoryLayout<UInt>.stride, as: UInt.self) }
    case .address, .nothing: break
    }
    guard count <= 4 else { return nil }
    // This is safe for the reasons in `FoundMember`: the arguments come first in the registers of arguments, and a small screen follows them. The symbol contains the types of
    // the parameters and of the result. The test that proves it: `FoundMakerTests`.
    return withExtendedLifetime(arguments) {
      if let error = stk_process_call_into(function.address, words, result, context) {
        Unmanaged<AnyObject>.fromOpaque(error).release()
        return nil
      }
      return result.move()
    }
  }
}
