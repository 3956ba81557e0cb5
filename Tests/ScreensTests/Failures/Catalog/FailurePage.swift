import Foundation

/// The page `Failures.md`, which is made from the catalog and its messages.
@preconcurrency @MainActor
struct FailurePage {
  /// The folder of the failure tests, which contain the code that the page shows.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The URL of the page's file.
  static var url: URL {
    let root = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent("Sources").resolvingSymlinksInPath().appendingPathComponent("ScreenTestKit/ScreenTestKit.docc/Failures.md")
  }

  private static let introduction = """
    # Interaction failures and their messages

    Every reason that an interaction with the app can fail for, with the whole message that a test prints.

    Each section has the kind of the failure, a description of when it happens, code that fails, and the whole message in the log. \
    A failure handler reads the kind from `TestFailure.kind`, and the reason as data from `TestFailure.interaction`. \
    [Reading the log](ReadingTheLog.md) explains the blocks of a message. \
    For other failures, such as a deadlock or a step that throws an error, see [When something is wrong](Mistakes.md), which has a sentence of each message.

    `FailureCatalogTests` runs the code of every section and writes this page from the messages that are printed.
    """

  /// Returns the text of the page.
  static func text(_ catalog: FailureCatalog, told: [ReasonName: ReportedFailure]) throws -> String {
    var blocks = [introduction]
    for (title, situations) in catalog.groups {
      blocks.append("## \(title)")
      for situation in situations { blocks += try section(situation, told[situation.reason]) }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ situation: Situation, _ told: ReportedFailure?) throws -> [String] {
    var blocks = ["### \(situation.title)", "`\(told?.kind ?? "")`: \(situation.happens)"]
    for type in situation.types { blocks.append(fenced("swift", try declaration(of: type))) }
    if situation.steps != nil { blocks.append(fenced("swift", try steps(of: situation))) }
    return blocks + [fenced("text", told?.message ?? "")]
  }

  private static func fenced(_ language: String, _ text: String) -> String { "```\(language)\n\(text)\n```" }

  /// Splits a page into sections that start with a heading.
  static func sections(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: [""]) { sections, line in
      if line.hasPrefix("## ") || line.hasPrefix("### ") { sections.append("") }
      sections[sections.count - 1] += "\(line)\n"
    }
  }
}

// The page's code is read from the compiled source files.
extension FailurePage {
  private struct NoCode: Error {
    let name: String
  }

  /// Returns the code in the closure of a situation.
  static func steps(of situation: Situation) throws -> String {
    let lines = try lines(of: URL(fileURLWithPath: situation.place.path)).dropFirst(situation.place.line - 1)
    guard let start = lines.firstIndex(where: { $0.hasSuffix(" {") }) else { throw NoCode(name: situation.title) }
    let indentation = String(lines[start].prefix { $0 == " " })
    let code = lines[(start + 1)...].prefix { !$0.hasPrefix("\(indentation)}") }
    return code.map { $0.dropFirst(indentation.count + 2) }.joined(separator: "\n")
  }

  /// Returns the declaration of a struct at the top level of a file.
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
