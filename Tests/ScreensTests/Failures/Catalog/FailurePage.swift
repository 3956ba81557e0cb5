import Foundation

/// The page `Failures.md`, as the catalog and what it prints make it.
@preconcurrency @MainActor
struct FailurePage {
  /// The folder of the tests of failures, whose files have the code that the page shows.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The page's file.
  static var url: URL {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent("Sources").resolvingSymlinksInPath().appendingPathComponent("ScreenTestKit/ScreenTestKit.docc/Failures.md")
  }

  private static let introduction = """
    # Every failure and its message

    What a test prints for each reason that a step can fail for.

    Each section has a kind for programs, says when the failure happens, and shows code that fails and the whole message in the log. \
    A failure handler reads the kind from `TestFailure.kind`, and the reason as data from `TestFailure.interaction`. \
    The blocks of a message are explained in <doc:ReadingTheLog>. <doc:Mistakes> lists what can go wrong, with the first sentence that is printed.

    `FailureCatalogTests` runs the code of every section and writes this page from what is printed.
    """

  /// The text of the page.
  static func text(_ catalog: FailureCatalog, told: [ReasonName: ToldFailure]) throws -> String {
    var blocks = [introduction]
    for (title, situations) in catalog.groups {
      blocks.append("## \(title)")
      for situation in situations { blocks += try section(situation, told[situation.reason]) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ situation: Situation, _ told: ToldFailure?) throws -> [String] {
    var blocks = ["### \(situation.title)", "`\(told?.kind ?? "")`: \(situation.happens)"]
    for type in situation.types { blocks.append(fenced("swift", try declaration(of: type))) }
    if situation.steps != nil { blocks.append(fenced("swift", try steps(of: situation))) }
    return blocks + [fenced("text", told?.message ?? "")]
  }

  private static func fenced(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```" }

  /// The page in sections: a heading each, with what is below it.
  static func sections(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [""]) { sections, line in
      if line.hasPrefix("## ") || line.hasPrefix("### ") { sections.append("") }
      sections[sections.count - 1] += "\(line)\n"
    }
  }
}

// The code that the page shows is read from the files that were compiled.
extension FailurePage {
  private struct NoCode: Error {
    let name: String
  }

  /// What stands in the closure of a situation.
  static func steps(of situation: Situation) throws -> String {
    let lines = try lines(of: URL(fileURLWithPath: situation.place.path)).dropFirst(situation.place.line - 1)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(" {") }) else { throw NoCode(name: situation.title) }
    let indentation = String(lines[start].prefix { $0 == " " })
    let code = lines[(start + 1)...].prefix { !$0.hasPrefix("\(indentation)}") }
    return code.map { $0.dropFirst(indentation.count + 2) }.joined(separator: "\n")
  }

  /// The declaration of a struct at the top level of a file.
  static func declaration(of type: String) throws -> String {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      let lines = try lines(of: folder.appendingPathComponent(name))[...]
      guard let start = lines.firstIndex(where: { $0.hasPrefix("struct \(type):") || $0.hasPrefix("private struct \(type):") }) else { continue }
      return (lines[start...].prefix { $0 != "}" } + ["}"]).joined(separator: "\n")
    }
    throw NoCode(name: type)
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }
}
