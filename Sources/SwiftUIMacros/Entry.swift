import MacroPlugin

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
    guard let variable = Variable(declaration), variable.introducer.keyword == "var" else {
      throw Problem("@Entry can be used on a variable: write `@Entry var name = value`.")
    }
    guard let binding = variable.bindings.first, let name = binding.name else { throw Problem("@Entry can be used on one variable with a name: write `@Entry var name = value`.") }
    self.owner = owner
    self.name = name
    if binding.accessors != .none { throw Problem("@Entry can be used on a variable without accessors: write `@Entry var \(name) = value`.") }
    type = binding.type
    value = owner == .focused ? nil : binding.value
    let isOptional = type.map { $0.hasSuffix("?") || $0.hasSuffix("!") || $0.hasPrefix("Optional<") || $0.hasPrefix("Swift.Optional<") } ?? false
    if owner == .focused, type == nil { throw Problem("An @Entry of FocusedValues needs a type: write `@Entry var \(name): Type?`.") }
    if owner != .focused, value == nil, !isOptional { throw Problem("An @Entry needs a default value: write `@Entry var \(name) = value`.") }
  }

  private static func owner(in context: String) -> Owner? {
    guard let declaration = TypeDeclaration(context), declaration.introducer.keyword == "extension" else { return nil }
    // Search all parts of the name, because it can be qualified: `extension SwiftUI.EnvironmentValues`.
    return declaration.name.split(separator: ".").lazy.compactMap { Owner(rawValue: String($0)) }.first
  }

  private var keyName: String { "__Key_\(Names.plain(name))" }

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
