/// The text of a template, and what stands in its placeholders' place.
///
/// The placeholders are those of Xcode's file templates: `___FILEBASENAME___` and its kin.
struct TemplateText {
  /// What stands in place of each placeholder, by the word between the underscores.
  var values: [String: String]

  /// The path of a template's file with the placeholders replaced.
  func path(_ path: String) -> String { replaced(in: path) }

  /// The text of a template's file with the placeholders replaced, those for the file's own name among them.
  func text(_ text: String, path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    var inFile = self
    inFile.values["FILEBASENAMEASIDENTIFIER"] = String(file.prefix { $0 != "." })
    return inFile.replaced(in: text)
  }

  private func replaced(in text: String) -> String {
    // From one pass over the text: a value that holds a placeholder's word is left as it is.
    text.replacing(/___([A-Z]+(?:_[A-Za-z]+(?::[a-z]+)?)?)___/) { match in values[String(match.1)] ?? String(match.0) }
  }
}
