/// A function that a scenario can call, as its readable symbol describes it.
struct FunctionDeclaration: Equatable {
  /// The type of a parameter.
  enum ParameterType: String {
    /// A whole number.
    case int = "Swift.Int"
    /// A text.
    case string = "Swift.String"
  }

  /// A parameter.
  struct Parameter: Equatable {
    /// The label of the argument, or `nil` if it has none.
    let label: String?
    /// The type of the argument.
    let type: ParameterType
  }

  /// The path, with the name of the class or the protocol and the name of the function.
  let path: CodePath
  /// The parameters, in order.
  let parameters: [Parameter]

  /// The name of the function without its parameters.
  var baseName: String { path.names[1] }
  /// The name of the class or the protocol.
  var container: String { path.names[0] }

  /// Reads a function without a result that has at most two parameters of the types `Int` and `String`.
  ///
  /// An example is “(extension in Shop):Shop.SessionContext.logIn(as: Swift.String, withPassword: Swift.String) -> ()”.
  init?(_ name: String) {
    let result = ") -> ()"
    guard name.hasSuffix(result) else { return nil }
    let text = name.dropLast(result.count)
    // The first bracket may be the extension's.
    guard let bracket = text.lastIndex(of: "("), let path = CodePath(text[..<bracket]), path.names.count == 2 else { return nil }
    let list = text[bracket...].dropFirst()
    let parts = list.isEmpty ? [] : list.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    var parameters: [Parameter] = []
    for part in parts {
      let words = part.split(separator: " ")
      let label = words.count == 2 && words[0].hasSuffix(":") ? String(words[0].dropLast()) : nil
      guard words.count == 1 || label != nil, let type = words.last.flatMap({ ParameterType(rawValue: String($0)) }) else { return nil }
      parameters.append(Parameter(label: label == "_" ? nil : label, type: type))
    }
    self.path = path
    self.parameters = parameters
  }

  /// The mangled name of the class or of `any` protocol, which the runtime finds.
  func mangledContainer(_ kind: String) -> String { "\(path.typeModule.utf8.count)\(path.typeModule)\(container.utf8.count)\(container)\(kind)" }
}
