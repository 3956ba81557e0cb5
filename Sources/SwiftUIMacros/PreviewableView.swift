import MacroPlugin

/// The closure of a `#Preview` with declarations that are marked with `@Previewable`.
///
/// The declarations become properties of a view, so they have state and an environment. The other statements become the body of the view.
struct PreviewableView {
  private let arguments: String
  private let properties: [String]
  private let content: String

  /// Creates the view, or returns `nil` if the closure contains no such declaration.
  ///
  /// - Parameter source: The text after `#Preview`.
  init?(_ source: Substring) {
    let search = DeclarationSearch(Tokens(String(source)))
    guard let closure = search.closure else { return nil }
    var (properties, content) = ([String](), [String]())
    var (start, index) = (closure.lowerBound, closure.lowerBound)
    while index < closure.upperBound {
      guard search.isAttribute(at: index) else {
        index += 1
        continue
      }
      let (names, end) = search.attributes(from: index)
      guard names.contains("Previewable") else {
        index = end
        continue
      }
      let endOfDeclaration = search.endOfDeclaration(from: end, before: closure.upperBound)
      content.append(search.source.source(start..<index))
      properties.append(search.source.source(index..<endOfDeclaration))
      start = endOfDeclaration
      while start < closure.upperBound, search.text(at: start) == ";" { start += 1 }
      index = start
    }
    if properties.isEmpty { return nil }
    content.append(search.source.source(start..<closure.upperBound))
    arguments = search.source.source(0..<(closure.lowerBound - 1))
    self.properties = properties
    self.content = content.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The arguments and the closure of the preview.
  var source: String {
    """
    \(arguments) {
      struct __Previewable: HeadlessUI.View {
    \(properties.joined(separator: "\n"))
        var body: some HeadlessUI.View {
    \(content)
        }
      }
      return __Previewable()
    }
    """
  }
}

/// A search for declarations in the trailing closure of a macro.
private struct DeclarationSearch {
  let source: Tokens

  init(_ source: Tokens) { self.source = source }

  func text(at index: Int) -> String { index < source.all.count ? source.all[index].text : "" }

  /// The tokens in the trailing closure, or `nil` if there's no closure.
  var closure: Range<Int>? {
    guard let open = source.all.firstIndex(where: { $0.text == "{" && $0.depth == 0 }), let close = source.all.lastIndex(where: { $0.text == "}" && $0.depth == 0 }), open < close
    else { return nil }
    return open + 1..<close
  }

  /// Returns whether a token starts the attributes of a declaration that isn't inside another declaration.
  func isAttribute(at index: Int) -> Bool { source.all[index].depth == 1 && source.all[index].text == "@" }

  /// Returns the names of successive attributes, and the index of the token after them.
  func attributes(from start: Int) -> (names: [String], end: Int) {
    var (names, index) = ([String](), start)
    while text(at: index) == "@" {
      var name = text(at: index + 1)
      index += 2
      while text(at: index) == "." {
        name = text(at: index + 1)
        index += 2
      }
      names.append(name)
      if text(at: index) == "(", !source.all[index].isApart { index = endOfBrackets(from: index) }
    }
    return (names, index)
  }

  private func endOfBrackets(from open: Int) -> Int {
    var index = open + 1
    while index < source.all.count, source.all[index].depth > source.all[open].depth { index += 1 }
    return index + 1
  }

  /// Returns the index of the token after a declaration of variables.
  ///
  /// - Parameters:
  ///   - start: The index of the token after the attributes.
  ///   - end: The index of the brace after the last declaration.
  func endOfDeclaration(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end, text(at: index) != "var", text(at: index) != "let" { index += 1 }
    index += 1
    while index < end {
      if source.all[index].depth == 1, text(at: index) == ";" || startsStatement(at: index) { break }
      index += 1
    }
    return min(index, end)
  }

  /// Returns whether a token starts a statement on a new line, rather than continuing the line before.
  private func startsStatement(at index: Int) -> Bool {
    guard source.all[index].isAfterLineEnd, index > 0 else { return false }
    return !continuesLine(source.all[index].text) && !Self.expectsMore.contains(source.all[index - 1].text.suffix(1))
  }

  /// Returns whether a token at the start of a line continues the line before.
  private func continuesLine(_ token: String) -> Bool {
    token.first.map { "=<>!&|+-*/%^~?.:,)]}".contains($0) } ?? false || ["as", "is", "where"].contains(token)
  }

  /// The characters after which a line continues on the next line.
  private static let expectsMore: Set<Substring> = ["=", "&", "|", "+", "-", "*", "/", "%", "^", ":", ","]
}
