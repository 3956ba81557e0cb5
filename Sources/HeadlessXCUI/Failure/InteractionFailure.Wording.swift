import ScreenModel

extension InteractionFailure {
  /// The wording of failures: the nouns for elements and the functions that advice mentions.
  ///
  /// The sentences are the same in every wording. This module's wording uses XCUITest's terms.
  package struct Wording: Sendable {
    /// Returns the noun for an element, and whether the noun is used without the element's text.
    package var noun: @Sendable (ElementName) -> (text: String, standsAlone: Bool)
    /// Returns the advice for a reason, if any.
    package var adviceForReason: @Sendable (Reason) -> String?
    /// Returns the advice for the nearest miss, if any.
    package var adviceForMiss: @Sendable (NearMiss, Wording) -> String?

    /// Creates a wording.
    package init(
      noun: @escaping @Sendable (ElementName) -> (text: String, standsAlone: Bool), adviceForReason: @escaping @Sendable (Reason) -> String?,
      adviceForMiss: @escaping @Sendable (NearMiss, Wording) -> String?
    ) {
      self.noun = noun
      self.adviceForReason = adviceForReason
      self.adviceForMiss = adviceForMiss
    }
  }
}

extension InteractionFailure.Wording {
  /// Returns the text of a phrase.
  package func text(_ phrase: InteractionFailure.Phrase) -> String {
    if phrase.pieces.count == 1, case .text(let text) = phrase.pieces[0] { return text }
    return phrase.pieces.reduce(into: "") { words, piece in
      switch piece {
      case .text(let text): words += text
      case .element(let name): words += text(of: name)
      case .kind(let name): words += noun(name).text
      case .article(let name): words += noun(name).text.withArticle
      case .count(let count, let name): words += count == 1 ? "1 \(noun(name).text)" : "\(count) \(noun(name).text.plural)"
      }
    }
  }

  /// Returns the text for an element: “Button “Log in””.
  package func text(of name: InteractionFailure.ElementName) -> String {
    if name.isGone { return "an element that no longer exists" }
    if let expression = name.expression { return expression }
    let (noun, standsAlone) = noun(name)
    if standsAlone { return noun }
    if let condition = name.condition { return "\(name.type == .any ? "the " : "")\(noun) that \(condition)" + (name.index == 0 ? "" : " at index \(name.index)") }
    if name.isPlural { return name.text.map { "\(noun.plural) \($0.quoted)" } ?? noun.plural }
    var words = noun
    if let text = name.text { words.append(quoted: text) }
    if let place = name.place { words += " \(place)" } else if name.index != 0 { words += " at index \(name.index)" }
    for container in name.container { words += " in \(text(of: container))" }
    return words
  }

  /// Returns the text for an element with its state and all attributes that a query can match.
  package func text(of candidate: InteractionFailure.Candidate) -> String {
    var words = text(of: candidate.name)
    let shown = candidate.name.text ?? ""
    if !candidate.identifier.isEmpty, candidate.identifier != shown { words += " (id: \(candidate.identifier.quoted))" }
    if let value = candidate.value, !value.isEmpty, value != shown, value != candidate.placeholder { words += " value \(value.quoted)" }
    if let placeholder = candidate.placeholder, !placeholder.isEmpty, placeholder != shown { words += " placeholder \(placeholder.quoted)" }
    var states: [String] = []
    if !candidate.isEnabled { states.append("disabled") }
    if candidate.isSelected { states.append("selected") }
    if candidate.hasFocus { states.append("focused") }
    return states.isEmpty ? words : "\(words) [\(states.joined(separator: ", "))]"
  }
}

extension String {
  /// The noun with its article: “an Alert”, “a Button”.
  fileprivate var withArticle: String { first.map { "AEIOUaeiou".contains($0) } == true ? "an \(self)" : "a \(self)" }

  /// The plural of the noun: “Buttons”, “Switches”.
  var plural: String { hasSuffix("ch") || hasSuffix("x") ? "\(self)es" : "\(self)s" }

  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
