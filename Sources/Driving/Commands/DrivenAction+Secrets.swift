import ScenarioKit

extension DrivenAction {
  /// The start of a value that stands for a secret text, before the secret's name.
  private static let mark = "\u{1}"

  /// Returns the action with the names of secrets in place of values and texts that are secret.
  func hiding(_ secrets: [String: String]) -> DrivenAction {
    let names = Dictionary(secrets.sorted { $0.key < $1.key }.map { ($0.value, Self.mark + $0.key) }) { first, _ in first }
    var hidden = mapTexts { names[$0] ?? $0 }
    hidden.words = Redaction(secrets.values).apply(to: words)
    return hidden
  }

  /// Returns the action with the texts of secrets in place of their names.
  func showing(_ secrets: [String: String]) -> DrivenAction {
    mapTexts { text in text.hasPrefix(Self.mark) ? secrets[String(text.dropFirst(Self.mark.count))] ?? text : text }
  }

  private func mapTexts(_ transform: (String) -> String) -> DrivenAction {
    func map(_ element: DrivenElement) -> DrivenElement {
      var mapped = element
      (mapped.id, mapped.parents) = (element.id.map(transform), element.parents.map(map))
      return mapped
    }
    var mapped = self
    (mapped.values, mapped.elements) = (values.map(transform), elements.map(map))
    return mapped
  }
}
