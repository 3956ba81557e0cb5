import CConcurrencyHooks
import Foundation

/// The parts of a Swift function's, property's, or type's name.
struct SwiftSymbolName: Equatable {
  /// The words before the path and the accessor after it: “type metadata for”, “getter”.
  private(set) var kind: String
  /// Whether the name belongs to a type and not to its instances.
  private(set) var isStatic: Bool
  /// The module that declares the type, or the function.
  private(set) var module: String
  /// The types around the member, with the outermost type first.
  private(set) var types: [String]
  /// The name of a member, or of a type without a member.
  private(set) var member: String
  /// The argument labels of a function, with an underscore for an argument without a label.
  private(set) var labels: [String]
  /// Everything after the path: the labels and the types.
  private(set) var signature: String

  /// Returns the readable form of a mangled name, or `nil` if it isn't one.
  static func demangled(_ symbol: String) -> String? {
    guard let name = stk_time_demangled(symbol) else { return nil }
    defer { stk_time_free(name) }
    return String(cString: name)
  }

  /// Creates the parts of a readable name, or returns `nil` if it has no path.
  init?(readable text: String) {
    var text = Substring(text)
    var words: [Substring] = []
    // The module of an extension doesn't count, because a member may move between the type and an extension.
    if text.hasPrefix("("), let colon = text.firstIndex(of: ":") { text = text[text.index(after: colon)...] }
    while let space = text.firstIndex(of: " "), !text[..<space].contains(".") {
      words.append(text[..<space])
      text = text[text.index(after: space)...]
      if text.hasPrefix("(extension in "), let colon = text.firstIndex(of: ":") { text = text[text.index(after: colon)...] }
    }
    var (path, rest) = Self.path(of: text)
    guard path.count > 1 else { return nil }
    let accessor = ["getter", "setter", "modify", "read", "unsafeMutableAddressor"].contains(path[path.count - 1]) ? path.removeLast() : ""
    guard path.count > 1 else { return nil }
    isStatic = words.contains("static")
    kind = (words.filter { $0 != "static" }.map(String.init) + [accessor]).joined(separator: " ")
    module = path.removeFirst()
    member = path.removeLast()
    types = path
    labels = Self.labels(in: rest)
    signature = String(rest)
  }

  /// Splits a name after its path, without generic arguments: “Swift.Array.append”.
  private static func path(of text: Substring) -> (path: [String], rest: Substring) {
    var parts = [""]
    var (depth, previous): (Int, Character) = (0, " ")
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      if depth == 0, character == " " || character == "(" { break }
      if character == "<" { depth += 1 }
      if depth == 0 { if character == "." { parts.append("") } else { parts[parts.count - 1].append(character) } }
      // The arrow of a function type doesn't end the arguments.
      if character == ">", previous != "-", depth > 0 { depth -= 1 }
      previous = character
      index = text.index(after: index)
    }
    return (parts, text[index...])
  }

  /// Returns the argument labels at the start of a signature.
  private static func labels(in signature: Substring) -> [String] {
    guard signature.first == "(" else { return [] }
    var arguments = [""]
    var (depth, previous): (Int, Character) = (0, " ")
    for character in signature {
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if depth == 0 { break }
      previous = character
      if depth == 1, character == "," { arguments.append("") } else { arguments[arguments.count - 1].append(character) }
    }
    arguments[0].removeFirst()
    guard arguments != [""] else { return [] }
    return arguments.map { argument in
      let argument = argument.drop { $0 == " " }
      let end = argument.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? argument.endIndex
      return end < argument.endIndex && argument[end] == ":" ? String(argument[..<end]) : "_"
    }
  }

  /// Returns how much another name looks like a new form of this one, or `nil` if it doesn't.
  ///
  /// A larger number is better. A name looks like a new form if the member was renamed, its labels or types were changed, or its type was renamed or moved.
  func likeness(to other: SwiftSymbolName) -> Double? {
    guard kind == other.kind else { return nil }
    let ofMember = NameWords.likeness(member, other.member)
    let ofType = Self.likeness(types.last, other.types.last)
    let ofLabels = Self.likeness(labels, other.labels)
    let isSameType = ofType >= 0.95
    let named = labels.filter { $0 != "_" }.count
    let isPlausible =
      if member.hasSuffix("init") {
        // All initializers have the same name, so only their labels tell them apart.
        member == other.member && ofLabels >= 0.5 && (isSameType || (labels == other.labels && named > 1 && ofType >= 0.75))
      } else if ofMember >= 0.95 {
        isSameType
          ? ofLabels >= 0.4 || max(labels.count, other.labels.count) < 2
          : (ofType >= 0.75 && labels == other.labels) || kind.hasSuffix("for ")
      } else if isSameType, isStatic == other.isStatic, !NameWords.areOpposites(member, other.member) {
        ofMember >= (types.isEmpty ? 0.85 : 0.75) || (!types.isEmpty && labels == other.labels && signature == other.signature && (ofMember >= 0.6 || named > 1))
      } else {
        false
      }
    guard isPlausible else { return nil }
    let bonus = (signature == other.signature ? 1 : 0) + (isStatic == other.isStatic ? 1 : 0) + (module == other.module ? 0.5 : 0) + (result == other.result ? 0.5 : 0)
    return 3 * ofMember + 2 * ofType + 2 * ofLabels + bonus
  }

  /// The result type of a function, or the type of a property.
  private var result: String { signature.components(separatedBy: "-> ").last ?? "" }

  private static func likeness(_ first: String?, _ second: String?) -> Double {
    guard let first, let second else { return first == second ? 1 : 0 }
    return NameWords.likeness(first, second)
  }

  private static func likeness(_ first: [String], _ second: [String]) -> Double {
    let longest = max(first.count, second.count)
    guard longest > 0 else { return 1 }
    return 1 - NameWords.distance(first, second) { 1 - NameWords.likeness($0, $1) } / Double(longest)
  }

  /// The words that the mangled form of a similar name can be found by.
  var searchWords: [String] {
    let words = [types.last, member].compactMap { $0 }.flatMap(NameWords.split)
    let long = words.filter { $0.count >= 4 && !$0.hasSuffix("init") }
    return long.isEmpty ? words : long
  }
}
