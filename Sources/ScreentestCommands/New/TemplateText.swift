/// The text of a template and the values of its placeholders.
///
/// The placeholders are the placeholders in Xcode's file templates, such as `___FILEBASENAME___`.
struct TemplateText {
  /// The value of each placeholder.
  ///
  /// The key is the word between the underscores.
  var values: [String: String]

  /// Returns the path of a template's file with its placeholders replaced.
  func path(_ path: String) -> String { replaced(in: path) }

  /// Returns the text of a template's file with all placeholders replaced, including the file's own name.
  ///
  /// The line for the file header is left out. In Xcode, it becomes the header that the team has set.
  func text(_ text: String, path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    var inFile = self
    inFile.values["FILEBASENAMEASIDENTIFIER"] = String(file.prefix { $0 != "." })
    return inFile.replaced(in: text.replacing("//___FILEHEADER___\n\n", with: ""))
  }

  private func replaced(in text: String) -> String {
    // Replace all placeholders in one pass, so a placeholder inside a value isn't replaced.
    text.replacing(/___([A-Z]+(?:_[A-Za-z]+(?::[a-z]+)?)?)___/) { match in values[String(match.1)] ?? String(match.0) }
  }
}
