/// Which folders of a module use which: a folder uses another if a name in its code is declared in the other one, and nowhere else in the module.
///
/// A name is one that a file declares at its top level, for others to see. Texts and comments are no code, and what stands in a text's `\(…)` is.
struct FolderUses {
  /// A folder and one that it uses.
  struct Use: Hashable {
    let folder: String
    let other: String
  }

  /// The names of each use.
  private(set) var names: [Use: [String]] = [:]

  init(module: String, files: [SourceTree.File]) {
    var declared: [String: Set<String>] = [:]
    var used: [String: Set<String>] = [:]
    for file in files {
      let path = file.path.dropFirst("Sources/\(module)/".count).split(separator: "/")
      guard path.count > 1 else { continue }
      let folder = String(path[0])
      for name in Self.declarations(in: file.lines) { declared[name, default: []].insert(folder) }
      used[folder, default: []].formUnion(SourceWords(file.text).words)
    }
    for (name, folders) in declared {
      guard let owner = folders.first, folders.count == 1 else { continue }
      for (folder, words) in used where folder != owner && words.contains(name) { names[Use(folder: folder, other: owner), default: []].append(name) }
    }
  }

  /// The pairs of folders that use each other, as “A - B” in the order of the alphabet.
  var pairs: Set<String> {
    Set(names.keys.filter { $0.folder < $0.other && names[Use(folder: $0.other, other: $0.folder)] != nil }.map { "\($0.folder) - \($0.other)" })
  }

  /// The folders of a circle in which each uses the next one, the first one at both ends; `nil` if there is none.
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

  /// What a pair's folders use of each other.
  func reason(_ pair: String) -> String {
    let folders = pair.components(separatedBy: " - ")
    return [(folders[0], folders[1]), (folders[1], folders[0])].map { folder, other in
      "\(folder) uses of \(other): \((names[Use(folder: folder, other: other)] ?? []).sorted().joined(separator: ", "))."
    }.joined(separator: " ")
  }

  private static let modifiers: Set<Substring> = ["public", "package", "open", "final", "indirect", "nonisolated", "internal"]
  private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var"]

  // The formatter puts what is at the top of a file at the first column.
  private static func declarations(in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      guard let first = line.utf8.first, first != UInt8(ascii: " "), first != UInt8(ascii: "/"), first != UInt8(ascii: "}") else { return nil }
      var words = line.split(separator: " ")[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) { words = words.dropFirst() }
      guard let kind = words.first, kinds.contains(kind) else { return nil }
      return words.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
  }
}
