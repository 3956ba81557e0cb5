import Foundation

@testable import ScenarioReports

/// Parses the Gherkin of ``HostileTextTests``.
///
/// Its scenarios have a description and one step with a text or a table.
struct GherkinReader {
  private(set) var names: [String] = []
  private(set) var sentences: [String] = []
  private(set) var descriptions: [String] = []
  private(set) var arguments: [String] = []
  /// Lines that don't match the expected structure.
  private(set) var unexpected: [String] = []

  init(_ text: String) {
    var description: [String]?
    var docString: [String]?
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map({ String($0) }) {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if docString != nil {
        if trimmed == "\"\"\"" {
          arguments.append(VisibleText.unescaped(docString?.joined(separator: "\n") ?? ""))
          docString = nil
        } else {
          docString?.append(String(line.unicodeScalars.dropFirst(6)))
        }
      } else if let name = Self.rest(of: trimmed, after: "Scenario:") {
        names.append(VisibleText.unescaped(name))
        description = []
      } else if let sentence = Self.rest(of: trimmed, after: "Given ") {
        descriptions.append(VisibleText.unescaped(description?.joined(separator: "\n") ?? ""))
        description = nil
        sentences.append(VisibleText.unescaped(sentence))
      } else if description != nil {
        description?.append(trimmed)
      } else if trimmed == "\"\"\"" {
        docString = []
      } else if trimmed.unicodeScalars.first == "|" {
        arguments.append(VisibleText.unescaped(Self.firstCell(of: trimmed)))
      } else if !trimmed.isEmpty, trimmed != "Feature: Cart" {
        unexpected.append(line)
      }
    }
  }

  private static func rest(of line: String, after keyword: String) -> String? {
    guard line.unicodeScalars.starts(with: keyword.unicodeScalars) else { return nil }
    return String(line.unicodeScalars.dropFirst(keyword.unicodeScalars.count)).trimmingCharacters(in: .whitespaces)
  }

  private static func firstCell(of line: String) -> String {
    var cell = String.UnicodeScalarView()
    var rest = line.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst(), scalar != "|" {
      guard scalar == "\\", let next = rest.popFirst() else {
        cell.append(scalar)
        continue
      }
      switch next {
      case "n": cell.append("\n")
      case "\\", "|": cell.append(next)
      default: cell.append(contentsOf: [scalar, next])
      }
    }
    // The white space around a cell isn't a part of it, but line ends in the cell are.
    return String(cell).trimmingCharacters(in: .whitespaces)
  }
}
