/// The arguments that haven't been read yet.
///
/// `--option=value` is split into two arguments.
struct ArgumentCursor {
  private var rest: ArraySlice<String>

  init(_ arguments: some Sequence<String>) {
    rest =
      arguments.flatMap { argument in
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else { return [argument] }
        return [String(argument[..<sign]), String(argument[argument.index(after: sign)...])]
      }[...]
  }

  /// Removes and returns the next argument.
  mutating func next() -> String? { rest.popFirst() }

  /// Removes and returns an option's value.
  ///
  /// The value can start with a dash, like an argument for a compiler.
  mutating func anyValue(of option: String, _ kind: String, _ command: Usage) throws(Arguments.Problem) -> String {
    guard let value = rest.popFirst() else { throw Arguments.Problem("\(option) requires \(kind) after it.", command) }
    return value
  }

  /// Removes and returns an option's value, which must not be empty or start with two dashes.
  /// - Parameters:
  ///   - option: The option.
  ///   - kind: The kind of value, for the error message: "a folder".
  ///   - placeholder: The name of the value in the usage text: "DIR".
  ///   - command: The command that the option belongs to.
  mutating func value(of option: String, _ kind: String, _ placeholder: String, _ command: Usage) throws(Arguments.Problem) -> String {
    guard let value = rest.first, !value.isEmpty, !value.hasPrefix("--") else {
      throw Arguments.Problem("\(option) requires \(kind): screentest \(command.rawValue) \(option) \(placeholder).", command)
    }
    rest.removeFirst()
    return value
  }
}
