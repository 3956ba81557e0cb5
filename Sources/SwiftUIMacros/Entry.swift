/// A variable with `@Entry`, with its key and its accessors.
struct Entry {
  /// The type that a variable is an entry of, such as `EnvironmentValues`.
  private enum Owner: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    var keyProtocol: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .container: "ContainerValueKey"
      case .focused: "FocusedValueKey"
      }
    }
  }

  private let owner: Owner
  private let name: String
  private let type: String?
  private let value: String?

  /// Creates an entry from a declaration such as `@Entry public var accent: Color = .red`.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - context: The enclosing extension, without its members.
  init(_ declaration: String, in context: String) throws {
    guard let owner = Self.owner(in: context) else {
      throw Problem("@Entry can be used in an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues.")
    }
    let tokens = Tokens(declaration)
    guard let keyword = tokens.firstIndex(of: "var") else { throw Problem("@Entry can be used on a variable: write `@Entry var name = value`.") }
    guard let name = tokens.name(after: keyword) else { throw Problem("@Entry can be used on one variable with a name: write `@Entry var name = value`.") }
    var rest = tokens.parts(after: name.index)
    self.owner = owner
    self.name = name.text
    if rest.hasAccessors { throw Problem("@Entry can be used on a variable without accessors: write `@Entry var \(name.text) = value`.") }
    if owner == .focused { rest.value = nil }
    type = rest.type
    value = rest.value
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") || $0.hasPrefix("Swift.Optional<") } ?? false
    if owner == .focused, type == nil { throw Problem("An @Entry of FocusedValues needs a type: write `@Entry var \(name.text): Type?`.") }
    if owner != .focused, value == nil, !isOptional { throw Problem("An @Entry needs a default value: write `@Entry var \(name.text) = value`.") }
  }

  private static func owner(in context: String) -> Owner? {
    let tokens = Tokens(context)
    guard let keyword = tokens.firstIndex(of: "extension") else { return nil }
    // Search all words of the name, because it can be qualified: `extension SwiftUI.EnvironmentValues`.
    return tokens.words(after: keyword).lazy.compactMap { Owner(rawValue: $0) }.first
  }

  private var plainName: String { name.hasPrefix("`") ? String(name.dropFirst().dropLast()) : name }

  private var keyName: String { "__Key_\(plainName)" }

  /// The accessors of the variable.
  var accessors: String { "{\n  get { self[\(keyName).self] }\n  set { self[\(keyName).self] = newValue }\n}" }

  /// The declaration of the key, a type next to the variable.
  var key: String {
    let head = "private struct \(keyName): \(owner.keyProtocol)"
    if owner == .focused {
      var value = type ?? "Never"
      if value.hasSuffix("?") { value.removeLast() }
      return "\(head) {\n  typealias Value = \(value)\n}"
    }
    // Declare a computed property, because a stored static property requires a `Sendable` type.
    if let type { return "\(head) {\n  typealias Value = \(type)\n  static var defaultValue: Value { \(value ?? "nil") }\n}" }
    return "\(head) {\n  static let defaultValue = \(value ?? "nil")\n}"
  }
}
