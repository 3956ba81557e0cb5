import Foundation
import HeadlessXCUI
import ScenarioKit

// Matchers for the type, the strings and the traits of an element.
extension ElementMatcher {
  /// Matches every element.
  nonisolated public static var anything: ElementMatcher { ElementMatcher("is anything", matchesAbsence: { true }, test: { _ in true }) }

  /// Matches elements of exactly this type.
  nonisolated public static func type(_ type: XCUIElement.ElementType) -> ElementMatcher {
    if type == .any { return anything }
    return ElementMatcher("is \(kindWithArticle(type))", index: IndexedPart(type: type)) { $0.type == type }
  }

  /// Matches elements of this type or of a more specific type.
  ///
  /// For example, a table is a scroll view, and a secure text field is a text field.
  nonisolated public static func kind(of type: XCUIElement.ElementType) -> ElementMatcher {
    let types = [type] + specialCases(of: type)
    if types.count == 1 { return .type(type) }
    let set = Set(types)
    return ElementMatcher("is a kind of \(kindWords(type))") { set.contains($0.type) }
  }

  /// Matches elements whose identifier, label, title, value or placeholder is this id.
  ///
  /// The matcher matches the same elements as an `Element` with this id.
  nonisolated public static func id(_ id: String) -> ElementMatcher {
    ElementMatcher("has the id \(id.quoted)", index: IndexedPart(string: id.isEmpty ? nil : id)) {
      $0.identifier == id || $0.label == id || $0.title == id || $0.value == id || $0.placeholder == id
    }
  }

  // MARK: Strings

  /// Matches elements with this accessibility identifier, or without an identifier if it's `nil`.
  nonisolated public static func identifier(_ identifier: String?) -> ElementMatcher {
    guard let identifier, !identifier.isEmpty else { return ElementMatcher("has an empty identifier") { $0.identifier.isEmpty } }
    return .identifier(.equal(identifier))
  }

  /// Matches elements whose accessibility identifier satisfies a matcher.
  nonisolated public static func identifier(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("identifier", matcher) { $0.identifier } }

  /// Matches elements with this accessibility label.
  ///
  /// If an accessibility element matches, a search leaves out other matching elements that contain it or are inside it, such as the text in a button or the row around a link.
  nonisolated public static func label(_ label: String) -> ElementMatcher { .label(.equal(label)) }

  /// Matches elements whose accessibility label satisfies a matcher.
  ///
  /// If an accessibility element matches, a search leaves out other matching elements that contain it or are inside it, such as the text in a button or the row around a link.
  nonisolated public static func label(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    var index = index(matcher)
    index.prefersNamedElements = true
    return ofValue("label", matcher, index: index) { $0.label }
  }

  /// Matches elements with this title.
  ///
  /// As on iOS, the elements of an app have an empty title. To match the text that a button shows, use `buttonTitle(_:)`.
  nonisolated public static func title(_ title: String) -> ElementMatcher { .title(.equal(title)) }

  /// Matches elements whose title satisfies a matcher.
  ///
  /// As on iOS, the elements of an app have an empty title.
  nonisolated public static func title(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("title", matcher) { $0.title } }

  /// Matches elements with this accessibility value.
  nonisolated public static func value(_ value: String) -> ElementMatcher { .value(.equal(value)) }

  /// Matches elements whose accessibility value satisfies a matcher.
  nonisolated public static func value(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("value", matcher) { $0.value } }

  /// Matches elements with this placeholder.
  nonisolated public static func placeholder(_ placeholder: String) -> ElementMatcher { .placeholder(.equal(placeholder)) }

  /// Matches elements whose placeholder satisfies a matcher.
  nonisolated public static func placeholder(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("placeholder", matcher) { $0.placeholder } }

  /// Matches elements with this accessibility hint.
  nonisolated public static func hint(_ hint: String) -> ElementMatcher { .hint(.equal(hint)) }

  /// Matches elements whose accessibility hint satisfies a matcher.
  nonisolated public static func hint(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    ofValue("hint", matcher) { $0.hint }
  }

  /// Matches labels, text fields and text views with this text.
  ///
  /// The text in a button is also a label.
  nonisolated public static func text(_ text: String) -> ElementMatcher { .text(.equal(text)) }

  /// Matches labels, text fields and text views whose text satisfies a matcher.
  nonisolated public static func text(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("text", matcher) { $0.text } }

  /// Matches text fields with this text, secure or not.
  ///
  /// The text of an empty field is empty, even if it shows a placeholder. The text of a secure field has a bullet for each character. To compare the text that was typed into
  /// a secure field, use ``fieldText(typed:)``.
  nonisolated public static func fieldText(_ text: String) -> ElementMatcher { .fieldText(.equal(text)) }

  /// Matches text fields whose text satisfies a matcher, secure or not.
  nonisolated public static func fieldText(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    text("field text", matcher) { $0.type == .staticText || $0.type == .textView ? nil : $0.text }
  }

  /// Matches text fields that contain this text, even if they're secure: `.fieldText(typed: "hunter2")`.
  ///
  /// Neither the text nor the field's text is printed. The log and the messages of the test show bullets instead.
  nonisolated public static func fieldText(typed text: String) -> ElementMatcher {
    if !text.isEmpty { mask(text) }
    let claim = "has the field text ••••••••"
    let entered: @MainActor @Sendable (ElementSnapshot) -> String? = { element in
      // Several tests can use a stored matcher.
      if !text.isEmpty { ScenarioRun.redact(text) }
      return switch element.type {
      case .secureTextField: HeadlessDriver.enteredText(of: element)
      case .staticText, .textView: nil
      default: element.text
      }
    }
    return ElementMatcher(
      claim,
      details: { element in
        let actual = entered(element)
        if actual == text { return nil }
        let difference = actual.map { $0.isEmpty ? "its field text is empty" : "its field text is different and has \($0.count.counted("character"))" }
        return Details(mismatch: claim.negatedClaim, facts: difference ?? "it is \(kindWithArticle(element.type)) and has no field text")
      },
      test: { entered($0) == text })
  }

  /// Matches buttons that show this text, regardless of their accessibility label.
  nonisolated public static func buttonTitle(_ title: String) -> ElementMatcher { .buttonTitle(.equal(title)) }

  /// Matches buttons whose visible text satisfies a matcher, regardless of their accessibility label.
  nonisolated public static func buttonTitle(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    ofValue("button title", matcher, index: IndexedPart(type: .button)) { element in
      guard element.type == .button else { return nil }
      let texts = element.descendants.filter { $0.type == .staticText }.map(\.label)
      return texts.isEmpty ? element.label : texts.joined(separator: ", ")
    }
  }

  /// Matches elements whose label, text or placeholder is this text.
  nonisolated public static func labelOrText(_ text: String) -> ElementMatcher {
    ElementMatcher("has the label, text or placeholder \(text.quoted)", index: IndexedPart(string: text.isEmpty ? nil : text)) {
      $0.label == text || $0.text == text || $0.placeholder == text
    }
  }

  /// Matches elements that show the app's image with this name.
  nonisolated public static func image(_ name: String) -> ElementMatcher {
    ElementMatcher("shows the image \(name.quoted)") { $0.imageName == name && !$0.isSystemImage }
  }

  /// Matches elements that show the system symbol with this name.
  nonisolated public static func image(systemName: String) -> ElementMatcher {
    ElementMatcher("shows the system image \(systemName.quoted)") { $0.imageName == systemName && $0.isSystemImage }
  }

  /// Matches elements that show an image with this encoded data.
  ///
  /// The app must have created the image with `UIImage(data:)`.
  nonisolated public static func image(data: Data) -> ElementMatcher {
    ElementMatcher("shows the image with the same \(data.count) bytes of data") { $0.imageData == data }
  }

  // MARK: Traits

  /// Matches elements with at least one of these traits.
  nonisolated public static func hasAnyTrait(of traits: ElementTraits) -> ElementMatcher {
    ElementMatcher(traits.names.count == 1 ? "has \(traits.words)" : "has one of \(traits.words)") { !$0.shownTraits.isDisjoint(with: traits) }
  }

  /// Matches elements with all of these traits.
  nonisolated public static func hasTraits(_ traits: ElementTraits) -> ElementMatcher {
    ElementMatcher("has \(traits.words)") { $0.shownTraits.isSuperset(of: traits) }
  }

  // MARK: Descriptions

  /// Returns a matcher for a string that the element tree's index contains.
  nonisolated private static func text(_ name: String, _ matcher: ValueMatcher<String>, _ text: @escaping @MainActor (ElementSnapshot) -> String?) -> ElementMatcher {
    ofValue(name, matcher, index: index(matcher), text)
  }

  /// Returns an index entry for the string of every match if the matcher tests for equality with a nonempty string.
  nonisolated private static func index(_ matcher: ValueMatcher<String>) -> IndexedPart {
    IndexedPart(string: matcher.exactValue.flatMap { $0.isEmpty ? nil : $0 })
  }

  nonisolated private static func kindWords(_ type: XCUIElement.ElementType) -> String {
    InteractionFailure.Wording.typedElements.text("\(.kind(InteractionFailure.ElementName(type: type)))")
  }

  nonisolated static func kindWithArticle(_ type: XCUIElement.ElementType) -> String {
    InteractionFailure.Wording.typedElements.text("\(.article(InteractionFailure.ElementName(type: type)))")
  }

  /// Returns the types whose UIKit controls are subclasses of the given type's control.
  nonisolated private static func specialCases(of type: XCUIElement.ElementType) -> [XCUIElement.ElementType] {
    switch type {
    case .scrollView: [.table, .collectionView, .textView]
    case .textField: [.secureTextField, .searchField]
    case .button: [.menuButton, .popUpButton, .toolbarButton, .radioButton, .checkBox, .disclosureTriangle, .tab]
    case .picker: [.datePicker]
    case .other: []
    case .switch: [.toggle]
    default: []
    }
  }
}

extension ElementSnapshot {
  /// The traits, including `selected` if the element is selected.
  fileprivate var shownTraits: ElementTraits { isSelected ? traits.union(.selected) : traits }
}

extension ElementTraits {
  /// The traits in words, such as “the traits “button” and “selected””.
  fileprivate var words: String { "the \(names.count == 1 ? "trait" : "traits") \(names.map(\.quoted).listed)" }

  /// The names of the traits.
  fileprivate var names: [String] {
    let names: [(ElementTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"),
      (.staticText, "static text"), (.summaryElement, "summary element"), (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
      (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"), (.allowsDirectInteraction, "allows direct interaction"),
      (.causesPageTurn, "causes page turn"), (.tabBar, "tab bar"), (.header, "header"), (.isModal, "modal"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
