/// The words of a command that haven't been read yet, and its options.
struct CommandWords {
  /// The name of the command.
  let command: String
  /// The usage after the name: `ELEMENT DX DY`.
  let usage: String
  private var rest: ArraySlice<String>
  private var options: [String: String] = [:]

  /// Splits a command's words.
  ///
  /// - Parameters:
  ///   - words: The name and the words after it. After the word `--`, no word is an option.
  ///   - usage: The usage after the name.
  ///   - options: The options that the command has, and whether each has a value.
  ///   - hasOptions: Whether a word that starts with two dashes must be one of the options. Otherwise, another one is a plain word.
  init(_ words: [String], usage: String, options known: [String: Bool] = [:], hasOptions: Bool = true) throws(CommandProblem) {
    command = words.first ?? ""
    self.usage = usage
    var (plain, rest, isOver): ([String], ArraySlice<String>, Bool) = ([], words.dropFirst(), false)
    while let word = rest.popFirst() {
      guard word.hasPrefix("--"), !isOver, hasOptions || word == "--" || known[String(word.prefix { $0 != "=" })] != nil else {
        plain.append(word)
        continue
      }
      if word == "--" {
        isOver = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard let hasValue = known[parts[0]] else {
        let names = known.keys.sorted().joined(separator: ", ")
        throw CommandProblem(
          usage:
            "\(command) has no option “\(parts[0])”. \(known.isEmpty ? "It has no options." : "Its options are: \(names).") Write -- before a text that starts with two dashes.")
      }
      if !hasValue {
        guard parts.count == 1 else { throw CommandProblem(usage: "\(parts[0]) has no value, and “\(parts[1])” is one.") }
        options[parts[0]] = ""
      } else if parts.count == 2 {
        options[parts[0]] = parts[1]
      } else if let value = rest.popFirst() {
        options[parts[0]] = value
      } else {
        throw CommandProblem(usage: "\(parts[0]) requires a value after it.")
      }
    }
    self.rest = plain[...]
  }

  /// The words that are left.
  var remaining: [String] { Array(rest) }

  /// Returns an option's value, which is empty if the option has none, or `nil` without the option.
  func option(_ name: String) -> String? { options[name] }

  /// Removes and returns the next word.
  mutating func next() -> String? { rest.popFirst() }

  /// Removes and returns the next word.
  /// - Parameter what: The kind of word, for the message: “a text”.
  mutating func next(_ what: String) throws(CommandProblem) -> String {
    guard let word = rest.popFirst() else { throw CommandProblem(usage: "\(command) requires \(what): \(correct).") }
    return word
  }

  /// Removes and returns a number.
  mutating func number(_ what: String, in range: ClosedRange<Double>) throws(CommandProblem) -> Double {
    let word = try next(what)
    guard let number = Double(word), range.contains(number) else {
      throw CommandProblem(usage: "\(command) requires \(what) from \(range.lowerBound.short) to \(range.upperBound.short), and “\(word)” isn't one: \(correct).")
    }
    return number
  }

  /// Checks that no word is left.
  func end() throws(CommandProblem) {
    guard let word = rest.first else { return }
    throw CommandProblem(usage: "\(command) can’t use “\(word)”: \(correct). A text with spaces needs quotation marks.")
  }

  /// The correct usage: `drag ELEMENT DX DY`.
  var correct: String { usage.isEmpty ? command : "\(command) \(usage)" }
}

extension Double {
  /// The number without a fraction if it's whole: “25”.
  var short: String { self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)" }
}
