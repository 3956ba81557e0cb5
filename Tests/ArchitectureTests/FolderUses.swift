/// The uses between the folders of a module.
///
/// A folder uses another if its code contains a name that only the other folder declares.
///
/// Only visible top-level names count, and functions only where they're called. String literals and comments are ignored, except code in `\(…)`.
struct FolderUses {
  /// A folder and another folder that it uses.
  struct Use: Hashable {
    let folder: String
    let other: String
  }

  /// The names in each use.
  private(set) var names: [Use: [String]] = [:]

  init(module: String, files: [SourceTree.File]) {
    var declared: [String: Set<String>] = [:]
    var functions: Set<String> = []
    var used: [String: Set<String>] = [:]
    var called: [String: Set<String>] = [:]
    for file in files {
      let path = file.path.dropFirst("Sources/\(module)/".count).split(separator: "/")
      guard path.count > 1 else { continue }
      let folder = String(path[0])
      for (kind, name) in Self.declarations(in: file.lines) {
        declared[name, default: []].insert(folder)
        if kind == "func" { functions.insert(name) }
      }
      let words = SourceWords(file.text)
      used[folder, default: []].formUnion(words.words)
      called[folder, default: []].formUnion(words.calls)
    }
    for (name, folders) in declared {
      guard let owner = folders.first, folders.count == 1 else { continue }
      for (folder, words) in functions.contains(name) ? called : used where folder != owner && words.contains(name) {
        names[Use(folder: folder, other: owner), default: []].append(name)
      }
    }
  }

  /// The pairs of folders that use each other, each as “A - B” in alphabetical order.
  var pairs: Set<String> {
    Set(names.keys.filter { $0.folder < $0.other && names[Use(folder: $0.other, other: $0.folder)] != nil }.map { "\($0.folder) - \($0.other)" })
  }

  /// The folders of a cycle, with the first folder at both ends, or `nil` if there isn't one.
  var circle: [String]? {
    let uses = Dictionary(grouping: names.keys.sorted { $0.other < $1.other }, by: \.folder)
    var (path, done): ([String], Set<String>) = ([], [])
    func visit(_ folder: String) -> [String]? {
      if let start = path.firstIndex(of: folder) { return Array(path[start...]) + [folder] }
      guard !done.contains(folder) else { return nil }
      path.append(folder)
      for use in uses[folder] ?? [] { if let circle = visit(use.other) { return circle } }
      path.removeLast()
      done.insert(folder)
      return nil
    }
    for folder in uses.keys.sorted() { if let circle = visit(folder) { return circle } }
    return nil
  }

  /// Returns a text with the names that the folders of a pair use.
  func reason(_ pair: String) -> String {
    let folders = pair.components(separatedBy: " - ")
    return [(folders[0], folders[1]), (folders[1], folders[0])].map { folder, other in
      "\(folder) uses of \(other): \((names[Use(folder: folder, other: other)] ?? []).sorted().joined(separator: ", "))."
    }.joined(separator: " ")
  }

  private static let modifiers: Set<Substring> = ["public", "package", "open", "final", "indirect", "nonisolated", "internal"]
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var"]

  // The formatter puts top-level declarations at the first column.
  private static func declarations(in lines: [Substring]) -> [(kind: Substring, name: String)] {
    lines.compactMap { line in
      guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/"), first != UInt8(ascii: "}") else { return nil }
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words = words.dropFirst() }
      guard let kind = words.first, kinds.contains(kind) else { return nil }
      return words.dropFirst().first.map { (kind, String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" })) }
    }
  }
}
