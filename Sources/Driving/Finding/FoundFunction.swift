import CTestProcess
import Foundation

/// A context function of the package: a function of a protocol's extension, or of a test class.
@MainActor
package struct FoundFunction {
  /// An argument of a function.
  package enum Value: Hashable, Sendable {
    /// A whole number.
    case int(Int)
    /// A text.
    case string(String)
  }

  /// The type of a parameter.
  package enum ParameterType: Sendable {
    /// `Int`.
    case int
    /// `String`.
    case string
  }

  /// The module that declares the function.
  package let module: String
  /// The protocol or the class that has the function.
  package let container: String
  /// Whether the container is a protocol.
  package let isOfProtocol: Bool
  /// The name of the function without its parameters.
  package let baseName: String
  /// The labels of the arguments, with `nil` for an argument without a label.
  package let labels: [String?]
  /// The types of the parameters.
  package let types: [ParameterType]
  private let address: UnsafeMutableRawPointer
  private let receiver: FunctionReceiver

  /// The context functions of this process, found on first use, in the order of their modules, containers and names.
  ///
  /// These are the synchronous functions without a result that don't throw, are visible in their module, and have at most two parameters of the types `Int` and `String`. The
  /// functions of a protocol without a conforming type that can be created aren't found. The list is empty in a process without symbols.
  package static let all: [FoundFunction] = find(in: ExecutableSymbols())

  /// Finds the functions of this process by their symbols.
  static func find(in symbols: ExecutableSymbols) -> [FoundFunction] {
    let found = symbols.all(suffixes: ["yyF", "tF", "SSF", "SiF"], where: isCandidate).compactMap { symbol -> (FunctionDeclaration, ExecutableSymbol)? in
      guard let declaration = FunctionDeclaration(symbol.name), !PackageModules.others.contains(declaration.path.module) else { return nil }
      return (declaration, symbol)
    }
    guard !found.isEmpty else { return [] }
    let initializers = Dictionary(symbols.all(suffixes: ["VACycfC", "OACycfC"]).map { ($0.name, $0.address) }) { first, _ in first }
    var receivers: [String: FunctionReceiver?] = [:]
    let functions = found.compactMap { declaration, symbol -> FoundFunction? in
      let isOfProtocol = kind(of: symbol.mangledName) == protocolKind
      let name = declaration.mangledContainer(isOfProtocol ? "_p" : "C")
      // Another module's functions may get another type.
      let key = "\(declaration.path.module) \(name)"
      if receivers[key] == nil {
        receivers[key] = .some(
          isOfProtocol
            ? FunctionReceiver(protocolNamed: name, module: declaration.path.module, initializers: initializers) : FunctionReceiver(classNamed: name))
      }
      guard let receiver = receivers[key] ?? nil else { return nil }
      return FoundFunction(declaration, at: symbol.address, isOfProtocol: isOfProtocol, receiver: receiver)
    }
    return functions.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  private init(_ declaration: FunctionDeclaration, at address: UnsafeMutableRawPointer, isOfProtocol: Bool, receiver: FunctionReceiver) {
    self.isOfProtocol = isOfProtocol
    module = declaration.path.module
    container = declaration.container
    baseName = declaration.baseName
    labels = declaration.parameters.map(\.label)
    types = declaration.parameters.map { $0.type == .int ? .int : .string }
    self.address = address
    self.receiver = receiver
  }

  /// Calls the function on a new value, and returns whether it was called.
  ///
  /// It isn't called if the arguments don't have the types of the parameters, or if no value could be created.
  @discardableResult
  package func call(_ arguments: [Value]) -> Bool {
    guard arguments.map(\.type) == types else { return false }
    // This is safe, because the words of the arguments, the type, and the conformance are in the first six registers of arguments, on x86-64 and on arm64, and a function
    // ignores the registers that it has no parameters for. The context is in its own register. The symbol contains the types of the parameters, so a function with other
    // parameters isn't called. The tests that prove it: `FoundFunctionTests`.
    return withExtendedLifetime(arguments) {
      let words = arguments.flatMap(\.words) + receiver.hiddenArguments + [0, 0, 0, 0, 0, 0]
      return receiver.withContext { stk_process_call_6(address, words[0], words[1], words[2], words[3], words[4], words[5], $0) }
    }
  }

  /// Returns whether a class adopts the protocol that has the function.
  package func isAdopted(by type: AnyClass) -> Bool { receiver.isAdopted(by: type) }

  /// Returns the function as an argument of a step: `logIn`, `open(post: 3)` or `logIn(as: "x", withPassword: "y")`.
  package func sentence(_ arguments: [Value]) -> String {
    let name = SwiftText.identifier(baseName)
    if arguments.isEmpty { return name }
    let list = zip(labels, arguments).map { label, argument in (label.map { "\($0): " } ?? "") + argument.code }
    return "\(name)(\(list.joined(separator: ", ")))"
  }

  private var order: [String] { [module, container, baseName] + labels.map { $0 ?? "_" } }

  // MARK: Candidates

  private static let protocolKind = CChar(UInt8(ascii: "P"))
  /// The functions that XCTest calls.
  private static let functionsOfXCTest: Set<String> = ["setUp", "tearDown", "invokeTest"]

  private static func kind(of mangledName: String) -> CChar? {
    var kind: CChar = 0
    return stk_process_member_of_symbol(mangledName, &kind) == nil ? nil : kind
  }

  /// Returns whether a mangled name is a function of a protocol, or a class's function that XCTest doesn't call.
  private static func isCandidate(_ mangledName: UnsafePointer<CChar>) -> Bool {
    var kind: CChar = 0
    guard let member = stk_process_member_of_symbol(mangledName, &kind) else { return false }
    if kind == protocolKind { return true }
    // A large suite has thousands of tests, so their names must not be made readable.
    let name = member + strspn(member, "0123456789")
    return strncmp(name, "test", 4) != 0 && !functionsOfXCTest.contains { strncmp(name, $0, $0.utf8.count) == 0 && strncmp(name + $0.utf8.count, "yyF", 4) == 0 }
  }
}

extension FoundFunction.Value {
  /// The type of the parameter that the value is for.
  var type: FoundFunction.ParameterType {
    switch self {
    case .int: .int
    case .string: .string
    }
  }

  /// The words of the argument, which are valid as long as the argument lives.
  var words: [UInt] {
    switch self {
    case .int(let number): return [UInt(bitPattern: number)]
    case .string(let text):
      let words = unsafeBitCast(text, to: (UInt, UInt).self)
      return [words.0, words.1]
    }
  }

  /// The argument as a literal.
  var code: String {
    switch self {
    case .int(let number): "\(number)"
    case .string(let text): SwiftText.literal(text)
    }
  }
}
