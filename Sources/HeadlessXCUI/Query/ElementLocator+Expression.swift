import ScreenModel

// The expression of a chain in XCUITest's API.
extension ElementLocator {
  /// Whether the element or one of its ancestors in the chain is a typed element or a selection.
  var isTyped: Bool {
    if filter.isTyped { return true }
    if case .chain(let parent) = source { return parent.isTyped }
    return false
  }

  /// Whether the chain uses only XCUITest's API, so failures use XCUITest's terms.
  ///
  /// The chain of an app isn't considered raw.
  var isRaw: Bool {
    if case .application = source { return false }
    return !isTyped
  }

  /// The chain as code: `app.staticTexts["Count"]`.
  ///
  /// The code of a chain that starts at a specific element doesn't include the app.
  var expression: String {
    switch source {
    case .application(let identifier): return identifier.map { "XCUIApplication(bundleIdentifier: \($0.literal))" } ?? "app"
    case .element: return ""
    case .chain(let parent):
      let base = parent.expression
      return (base.isEmpty ? "" : base + ".") + filter.expression(of: selection)
    }
  }
}

extension QueryFilter {
  /// Returns the last link of a chain as code: `buttons["OK"]`.
  fileprivate func expression(of selection: ElementLocator.Selection) -> String {
    var words = isDirectChild ? "children(matching: \(type.caseName))" : type.queryName
    if !traits.isEmpty { words += ".matching(traits: \(traits == .header ? ".header" : "…"))" }
    var (string, refinements) = (string, refinements[...])
    // Write the first of two identifying strings as `matching(identifier:)`, because only the last one can be the subscript.
    if let first = string, selection == .unique || selection == .first, case .string(let last)? = refinements.last {
      words += ".matching(identifier: \(first.literal))"
      (string, refinements) = (last, refinements.dropLast())
    }
    for refinement in refinements { words += refinement.expression }
    switch selection {
    case .unique: return words + (string.map { "[\($0.literal)]" } ?? ".element")
    case .first: return words + (string.map { "[\($0.literal)]" } ?? "") + ".firstMatch"
    case .all, .index, .cell: break
    }
    if let string { words += ".matching(identifier: \(string.literal))" }
    if case .index(let index) = selection { words += ".element(boundBy: \(index))" }
    return words
  }
}

extension QueryFilter.Refinement {
  fileprivate var expression: String {
    switch self {
    case .type(let type): ".matching(\(type.caseName), identifier: nil)"
    case .string(let string): ".matching(identifier: \(string.literal))"
    case .containing(let type, let string): ".containing(\(type.caseName), identifier: \(string?.literal ?? "nil"))"
    case .predicate(let format, _): ".matching(\(Self.predicate(format)))"
    case .containingPredicate(let format, _): ".containing(\(Self.predicate(format)))"
    case .condition: ""
    }
  }

  /// Returns a predicate as code, with “…” for the arguments, because they aren't known.
  private static func predicate(_ format: String?) -> String { format.map { "NSPredicate(format: \($0.literal)\($0.contains("%") ? ", …" : ""))" } ?? "…" }
}

extension ElementType {
  /// The case as code: `.staticText`.
  fileprivate var caseName: String { "." + lowercasedName }

  /// The query for all elements of the type: `staticTexts`.
  var queryName: String {
    switch self {
    case .any, .application: "descendants(matching: \(caseName))"
    case .other: "otherElements"
    default: lowercasedName.plural
    }
  }

  private var lowercasedName: String { name.prefix(1).lowercased() + name.dropFirst() }
}

extension String {
  /// The string as a Swift literal with control characters escaped, truncated after 200 characters.
  var literal: String {
    var (words, plain) = ("\"", "")
    // Truncate the string before escaping it, so no escape sequence is split.
    for scalar in unicodeScalars.prefix(200) {
      guard scalar == "\\" || scalar == "\"" else {
        plain.unicodeScalars.append(scalar)
        continue
      }
      words += plain.quoted.dropFirst().dropLast() + "\\"
      words.unicodeScalars.append(scalar)
      plain = ""
    }
    return words + plain.quoted.dropFirst().dropLast() + (unicodeScalars.count > 200 ? "…\"" : "\"")
  }
}
