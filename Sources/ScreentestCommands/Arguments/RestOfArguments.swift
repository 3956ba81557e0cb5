/// The arguments that were not read yet; `--option=value` counts as two.
struct RestOfArguments {
  private var rest: ArraySlice<String>

  init(_ arguments: some Sequence<String>) {
    rest =
      arguments.flatMap { argument in
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return [argument] }
        return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
      }[...]
  }

  /// Takes the next argument.
  mutating func next() -> String? { rest.popFirst() }

  /// Takes the value of an option that may begin with a dash, as what is handed on to a compiler does.
  mutating func anyValue(of option: String, _ kind: String, _ command: Usage) throws(Arguments.Problem) -> String {
    guard let value = rest.popFirst() else { throw Arguments.Problem("\(option) wants \(kind) after it.", command) }
    return value
  }

  /// Takes the value of an option.
  /// - Parameters:
  ///   - option: The option.
  ///   - kind: What its value is: "a folder".
  ///   - placeholder: How the usage calls the value: "DIR".
  ///   - command: The command that has the option.
  mutating func value(of option: String, _ kind: String, _ placeholder: String, _ command: Usage) throws(Arguments.Problem) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw Arguments.Problem("\(option) wants \(kind): screentest \(command.rawValue) \(option) \(placeholder).", command)
    }
    rest.removeFirst()
    return value
  }
}
