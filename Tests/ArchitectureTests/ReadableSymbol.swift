/// The short form of a symbol on the page about unsafe code.
enum ReadableSymbol {
  /// Returns the name of a demangled symbol without modules and types: “Bundle.init(for:)”.
  ///
  /// A class's metadata is shown as the class, and a getter or a setter as the property. The name of a C function is returned unchanged.
  static func short(_ demangled: String) -> String {
    var text = Substring(demangled)
    for prefix in ["(extension in Foundation):", "static ", "type metadata for "] where text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    for ending in [".getter : ", ".setter : "] {
      if let range = text.firstRange(of: ending) { return withoutModule(text[..<range.lowerBound]) }
    }
    guard let open = text.firstIndex(of: "(") else { return withoutModule(text) }
    let name = withoutModule(text[..<open].prefix { $0 != "<" }).replacing(".__allocating_init", with: ".init")
    return "\(name)(\(labels(in: text[text.index(after: open)...])))"
  }

  private static func withoutModule(_ name: Substring) -> String { name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? String(name) }

  /// Returns the labels of the parameters, each with a colon, of a list that ends with the first unpaired parenthesis.
  private static func labels(in list: Substring) -> String {
    var (depth, parameter, labels, last) = (0, "", "", Character(" "))
    for character in list {
      defer { last = character }
      if depth == 0, character == ")" { break }
      if "([<".contains(character) { depth += 1 }
      // An arrow isn't a bracket.
      if ")]".contains(character) || (character == ">" && last != "-") { depth -= 1 }
      if depth == 0, character == "," {
        labels += label(of: parameter)
        parameter = ""
      } else {
        parameter.append(character)
      }
    }
    return parameter.isEmpty ? labels : labels + label(of: parameter)
  }

  private static func label(of parameter: String) -> String { parameter.firstMatch(of: #/^ ?(\w+): /#).map { "\($0.1):" } ?? "_:" }
}
