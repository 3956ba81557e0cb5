import Foundation
import ScenarioKit

extension DrivenAction {
  /// Returns the action with the names of secrets in place of their texts, between two control characters.
  ///
  /// A secret of up to three characters is only replaced if it's a whole value or text, because it's often there by chance.
  func hiding(_ secrets: [String: String]) -> DrivenAction {
    let sorted = secrets.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.filter { !$0.value.isEmpty }
    var hidden = mapTexts { text in
      sorted.reduce(text) { text, secret in
        text == secret.value || secret.value.count > 3 ? text.replacingOccurrences(of: secret.value, with: "\u{1}\(secret.key)\u{2}") : text
      }
    }
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
