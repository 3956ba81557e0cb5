import Foundation
import ScenarioKit
import ScreenModel

/// The links from the source lines of an HTML page to an editor or a website.
///
/// Without a template, a source line links to the web address in the journal's environment, if there is one.
struct SourceLinks: Equatable {
  /// The name of the environment variable that sets the links.
  static let variable = "SCREENTEST_SOURCE_LINKS"
  /// The templates of editors, in the order of their names in messages.
  private static let editors = [(name: "vscode", template: "vscode://file{path}:{line}"), (name: "xcode", template: "xcode://open?file={path}&line={line}")]
  private static let placeholders = ["{file}", "{line}", "{path}"]
  /// The schemes of addresses that contain code or a document instead of naming a place.
  private static let inlineSchemes = ["javascript", "vbscript", "data", "blob"]

  /// The address of a source line with the placeholders `{file}`, `{path}`, and `{line}`, or `nil` for the default links.
  private(set) var template: String?
  /// The absolute path of the package's folder, or `nil` if the template has no `{path}`.
  private(set) var folder: String?
  /// The reason why the variable's value isn't used, and what to do, or `nil` if there is no such problem.
  private(set) var problem: String?

  /// Creates the default links.
  init() {}

  /// Creates the links that the environment variable sets, or the default links if it isn't set or can't be used.
  /// - Parameters:
  ///   - variable: Returns the value of an environment variable.
  ///   - folder: The absolute path of the package's folder.
  init(variable: (String) -> String?, folder: String = FileManager.default.currentDirectoryPath) {
    guard let value = variable(Self.variable), !value.isEmpty else { return }
    let wanted = Self.editors.first { $0.name == value.lowercased() }?.template ?? value
    if let reason = Self.problem(of: wanted) {
      problem =
        "\(Self.variable) is “\(ConsoleText.line(value))”, which \(reason) The HTML report has the default links. Set the variable to vscode, xcode, or an address such as https://example.com/{file}#L{line}."
      return
    }
    template = wanted
    if wanted.contains("{path}") { self.folder = folder }
  }

  /// Returns the end of a sentence that says why a template can't be used, or `nil` if it can be used.
  private static func problem(of template: String) -> String? {
    let scheme = template.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard template.dropFirst(scheme.count).first == ":", scheme.first?.isLetter == true else {
      return "isn't the name of an editor or an address with a scheme.\(NearestWord.hint(template, editors.map(\.name)))"
    }
    if inlineSchemes.contains(scheme.lowercased()) { return "has the scheme “\(scheme)”, which doesn't lead to a file." }
    for part in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      let placeholder = "{\(part.prefix { $0 != "}" })}"
      guard placeholders.contains(placeholder) else {
        return "has the unknown placeholder “\(ConsoleText.line(placeholder))”.\(NearestWord.hint(placeholder, placeholders)) The placeholders are {file}, {path}, and {line}."
      }
    }
    return template.contains("{file}") || template.contains("{path}") ? nil : "has neither {file} nor {path}, so all source lines would have the same link."
  }
}
