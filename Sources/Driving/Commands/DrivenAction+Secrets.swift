import ScenarioKit

extension DrivenAction {
  /// Returns the action with the names of secrets in place of their texts, between two control characters.
  func hiding(_ secrets: [String: String]) -> DrivenAction {
    let texts = SecretTexts(secrets)
    var hidden = mapTexts { texts.replacing(in: $0) { "\u{1}\($0)\u{2}" } }
    hidden.words = Redaction(secrets.values).apply(to: words)
    return hidden
  }

  /// Returns the action with the texts of secrets in place of their names.
  func showing(_ secrets: [String: String]) -> DrivenAction {
    mapTexts { text in text.contains("\u{1}") ? text.replacing(/\x01(\w+)\x02/) { secrets[String($0.1)] ?? String($0.0) } : text }
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
