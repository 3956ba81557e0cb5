/// The public names of `SwiftData`, read from its sources.
///
/// A type and a member have the names of the types around them, such as `Schema.Version.major`. Macros are written as apps write them, such as `@Model`.
struct SwiftDataNames {
  private enum Kind {
    case type, requirements, cases, others, hidden
  }

  private struct Scope {
    let depth: Int
    let name: Substring
    let kind: Kind
  }

  /// The members that types have because they conform to protocols of the standard library or of Foundation.
  private static let conformances: Set<String> = ["debugDescription", "description", "encode", "errorDescription", "hash", "hashValue", "rawValue"]
  /// The types of other modules with initializers for models.
  private static let extended: Set<Substring> = ["AppStorage", "DocumentGroup", "SceneStorage"]

  private(set) var names: Set<String> = []

  init(files: [SourceTree.File]) {
    for file in files { read(file.lines) }
  }

  // The formatter indents a declaration by two spaces for each declaration around it.
  private mutating func read(_ lines: [Substring]) {
    var scopes: [Scope] = []
    var isFreestanding = false
    for line in lines {
      let depth = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      let code = line.dropFirst(depth)
      guard let first = code.utf8.first, first != UInt8(ascii: "}"), first != UInt8(ascii: "#"), !code.hasPrefix("//") else { continue }
      if code.hasPrefix("@freestanding") { isFreestanding = true }
      while let last = scopes.last, last.depth >= depth { scopes.removeLast() }
      if let scope = Self.scope(of: code, at: depth) {
        if scope.kind != .others, scope.kind != .hidden { add(String(scope.name), in: scopes) }
        scopes.append(scope)
      } else if code.has("public macro "), let macro = code.firstMatch(of: /public macro (\w+)/) {
        add("\(isFreestanding ? "#" : "@")\(macro.1)", in: scopes)
        isFreestanding = false
      } else {
        for member in Self.members(of: code, at: depth, in: scopes.last) { add(String(member), in: scopes) }
      }
    }
  }

  /// Adds a name, unless it isn't public or isn't for apps.
  private mutating func add(_ name: String, in scopes: [Scope]) {
    guard !name.hasPrefix("_"), !name.hasPrefix("@_"), !scopes.contains(where: { $0.kind == .hidden }), !Self.conformances.contains(name) else { return }
    names.insert((scopes.map { String($0.name) } + [name]).joined(separator: "."))
  }

  private static func scope(of code: Substring, at depth: Int) -> Scope? {
    if let match = code.firstMatch(of: /^(?:public |package |nonisolated )*extension ([\w.]+)/) { return Scope(depth: depth, name: match.1, kind: .others) }
    let isPublic = code.has("public ") || code.has("open ")
    if isPublic, let match = code.firstMatch(of: /\b(?:public|open) (?:final |indirect |nonisolated )*(struct|class|enum|protocol|actor) (\w+)/) {
      return Scope(depth: depth, name: match.2, kind: match.1 == "protocol" ? .requirements : match.1 == "enum" ? .cases : .type)
    }
    // The names in a type that isn't public aren't either.
    if let match = code.firstMatch(of: /^(?:private |fileprivate |package |internal |final |indirect |nonisolated )*(?:struct|class|enum|protocol|actor) (\w+)/) {
      return Scope(depth: depth, name: match.1, kind: .hidden)
    }
    return nil
  }

  private static func members(of code: Substring, at depth: Int, in scope: Scope?) -> [Substring] {
    let isPublic = code.has("public ") || code.has("open ")
    if isPublic, let match = code.firstMatch(of: /\b(?:public|open) (?:[\w()@]+ )*?(?:func|var|let) `?(\w+)/) { return [match.1] }
    if isPublic, code.contains(/\bpublic (?:static )?subscript\b/) { return ["subscript"] }
    if isPublic, let scope, extended.contains(scope.name), code.contains(/\bpublic init\b/) { return ["init"] }
    guard let scope, depth == scope.depth + 2 else { return [] }
    switch scope.kind {
    // The requirements of a public protocol and the cases of a public enumeration are public without the word.
    case .requirements:
      return code.firstMatch(of: /^(?:@\w+ |static |mutating |nonisolated )*(?:func|var) `?(\w+)/).map { [$0.1] } ?? []
    case .cases:
      guard code.hasPrefix("case ") else { return [] }
      return code.dropFirst(5).prefix { $0 != "(" && $0 != "=" }.split { $0 == "," || $0 == " " || $0 == "`" }
    case .type, .others, .hidden: return []
    }
  }
}
