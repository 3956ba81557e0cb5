import Foundation

/// Counts turns of phrase that make a sentence hard to read, in comments, messages and pages.
///
/// A hit is a place to look at, and some hits are good English. The rate shows whether a text needs another reading.
struct ProseCounter {
  /// The hits in a part of the repository, and the lines of prose that were searched.
  struct Count {
    var hits = 0
    var lines = 0
    /// The lines with hits: the place, the pattern and the text.
    var places: [String] = []
  }

  private static let patterns: [(name: String, expression: NSRegularExpression)] = [
    ("a clause as the subject", #"^(?:- )?(?:What|Whatever|Who|Whoever)\b(?! (?:is|are|does|do|can|should) [^.]*\?)"#),
    ("“where” for “if”", #"\b[Ww]here (?:there|it|that|no|none|nothing|one|they|this|a|the) "#),
    ("“nil where”", #"`nil`,? where\b"#),
    ("“those that”, “that of”", #"\b(?:those (?:that|of|which|who)|that of|the ones? that)\b"#),
    ("“as” for “because”", #", as (?:it|that|they|the|in|those|this|a|there)\b"#),
    ("a preposition before “which”", #"\b(?:by|of|in|for|on|with|from) (?:which|whom|whose)\b"#),
    ("“of its own”", #"\bof (?:its|their|our|one's) own\b"#),
    ("things that hear, know or tell", #"\b(?:hears?|are told|is told|tells? (?:of|whether|what)|knows? of|speaks?)\b"#),
    ("“so that”", #"\bso that\b"#),
    ("“anew”, “alike”, “meanwhile”", #"\b(?:anew|alike|meanwhile|once more|in vain|beforehand|thereby|therein|hitherto|henceforth)\b"#),
    ("“is no”, “are no”", #"\b(?:is|are|was|were) no (?!longer|more|less|such)\w+"#),
    ("“comes of”, “goes on”", #"\b(?:comes? (?:of|to be|by|from it)|goes on|go on|came of|gone|has gone|begins anew)\b"#),
    ("the predicate before the subject", #"^\*{0,2}[A-Z]\w+\*{0,2} (?:is|are) (?:what|whatever|tests|Linux|steps)\b"#),
    ("“somebody”, “nobody”", #"\b(?:[Ss]omebody|[Nn]obody|[Ww]hoever|[Aa]nybody)\b"#),
    ("“such a”", #"\b(?:in |of |for )?such (?:a|an|that|is)\b"#),
    ("“of it” at the end", #"\b(?:of|about|for|with|by) (?:it|them)[.,;]"#),
  ].map { ($0, try! NSRegularExpression(pattern: $1)) }

  private static let message = try! NSRegularExpression(pattern: #""((?:[^"\\]|\\.){12,})""#)
  private static let comment = try! NSRegularExpression(pattern: #"^\s*(?:///?\s?|\*\s)(.*)"#)
  private static let label = try! NSRegularExpression(pattern: #"^- (?:Parameters?|Returns|Throws)[^:]*:\s*"#)
  // The changelog is about the past, and three pages are generated from the names of an API.
  private static let ignored: Set<String> = ["CHANGELOG.md", "SwiftUIMap.md", "CombineMap.md", "SwiftDataMap.md"]

  /// Counts the hits in a file.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path in the repository, whose ending decides what counts as prose.
  static func count(in text: String, at path: String) -> Count {
    var count = Count()
    for (number, line) in lines(of: text, at: path) {
      count.lines += 1
      let whole = NSRange(line.startIndex..., in: line)
      for (name, expression) in patterns {
        let found = expression.numberOfMatches(in: line, range: whole)
        if found == 0 { continue }
        count.hits += found
        count.places.append("\(path):\(number): \(name): \(line)")
      }
    }
    return count
  }

  /// Returns the hits in each part of the repository: the modules, the test targets and the README.
  static func counts(in root: URL) -> [String: Count] {
    var counts: [String: Count] = [:]
    for folder in ["Sources", "Tests"] {
      let base = root.appendingPathComponent(folder).resolvingSymlinksInPath()
      let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
      for path in paths.sorted() where isCounted(path) {
        guard let text = try? String(contentsOf: base.appendingPathComponent(path), encoding: .utf8), let module = path.split(separator: "/").first else { continue }
        counts["\(folder)/\(module)", default: Count()].add(count(in: text, at: "\(folder)/\(path)"))
      }
    }
    let readme = root.appendingPathComponent("Sources").resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("README.md")
    if let text = try? String(contentsOf: readme, encoding: .utf8) { counts["README.md"] = count(in: text, at: "README.md") }
    return counts
  }

  private static func isCounted(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return [".swift", ".c", ".h", ".md"].contains { name.hasSuffix($0) } && !ignored.contains(name) && !path.contains(".build")
  }

  /// The lines of prose of a file with their numbers: comments and messages of sources, and the text of pages outside of code.
  private static func lines(of text: String, at path: String) -> [(number: Int, text: String)] {
    var lines: [(Int, String)] = []
    var isInCode = false
    let isPage = path.hasSuffix(".md")
    let hasMessages = path.hasPrefix("Sources/") && path.hasSuffix(".swift")
    for (index, line) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map({ String(Substring($0)) }).enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if isPage {
        if trimmed.hasPrefix("```") { isInCode.toggle() } else if !isInCode, !trimmed.isEmpty, !line.hasPrefix("#") { lines.append((index + 1, trimmed)) }
        continue
      }
      if hasMessages, line.has("\"") {
        for match in message.matches(in: line, range: NSRange(line.startIndex..., in: line)) {
          guard let range = Range(match.range(at: 1), in: line), line[range].split(separator: " ").count >= 4 else { continue }
          lines.append((index + 1, String(line[range])))
        }
      }
      if let words = Self.words(ofComment: line) { lines.append((index + 1, words)) }
    }
    return lines
  }

  private static func words(ofComment line: String) -> String? {
    guard line.has("//") || line.has("*") else { return nil }
    guard let match = comment.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)), let range = Range(match.range(at: 1), in: line) else { return nil }
    let words = line[range].trimmingCharacters(in: .whitespaces)
    if words.isEmpty { return nil }
    return label.stringByReplacingMatches(in: words, range: NSRange(words.startIndex..., in: words), withTemplate: "")
  }
}

extension ProseCounter.Count {
  mutating func add(_ other: ProseCounter.Count) {
    hits += other.hits
    lines += other.lines
    places += other.places
  }
}
