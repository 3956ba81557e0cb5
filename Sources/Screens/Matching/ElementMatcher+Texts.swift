import Foundation
import HeadlessXCUI

// What an element is, and the texts that it has.
extension ElementMatcher {
  /// Matches every element.
  nonisolated public static var anything: ElementMatcher { ElementMatcher("is anything", matchesAbsence: { true }, test: { _ in true }) }

  /// Matches an element of exactly this type.
  nonisolated public static func type(_ type: XCUIElement.ElementType) -> ElementMatcher {
    if type == .any { return anything }
    return ElementMatcher("is \(kindWithArticle(type))", index: IndexedPart(type: type)) { $0.type == type }
  }

  /// Matches an element of this type or of one that is a special case of it: a table is a scroll view, a secure text field is a text field.
  nonisolated public static func kind(of type: XCUIElement.ElementType) -> ElementMatcher {
    let types = [type] + specialCases(of: type)
    if types.count == 1 { return .type(type) }
    let set = Set(types)
    return ElementMatcher("is a kind of \(kindWords(type))") { set.contains($0.type) }
  }

  /// Matches an element that a typed element with this id can stand for: the text is its identifier, label, title, value or placeholder.
  nonisolated public static func id(_ id: String) -> ElementMatcher {
    ElementMatcher("has the id \(id.quoted)", index: IndexedPart(string: id.isEmpty ? nil : id)) {
      $0.identifier == id || $0.label == id || $0.title == id || $0.value == id || $0.placeholder == id
    }
  }

  // MARK: Texts

  /// Matches an element with this accessibility identifier; with `nil` one that has none.
  nonisolated public static func identifier(_ identifier: String?) -> ElementMatcher {
    guard let identifier, !identifier.isEmpty else { return ElementMatcher("has no identifier") { $0.identifier.isEmpty } }
    return .identifier(.equal(identifier))
  }

  /// Matches an element with an accessibility identifier of which a claim is true.
  nonisolated public static func identifier(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("identifier", matcher) { $0.identifier } }

  /// Matches an element with this accessibility label.
  ///
  /// Where an accessibility element matches, a search leaves out the elements around it and in it that match too and are none: the text in a button, the row around a link.
  nonisolated public static func label(_ label: String) -> ElementMatcher { .label(.equal(label)) }

  /// Matches an element with an accessibility label of which a claim is true.
  ///
  /// Where an accessibility element matches, a search leaves out the elements around it and in it that match too and are none: the text in a button, the row around a link.
  nonisolated public static func label(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    var index = index(matcher)
    index.prefersNamedElements = true
    return ofValue("label", matcher, index: index) { $0.label }
  }

  /// Matches an element with this title, which no element of an app has, here as on iOS: see `buttonTitle(_:)` for the text that a button shows.
  nonisolated public static func title(_ title: String) -> ElementMatcher { .title(.equal(title)) }

  /// Matches an element with a title of which a claim is true; the title of an app's element is empty.
  nonisolated public static func title(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("title", matcher) { $0.title } }

  /// Matches an element with this accessibility value.
  nonisolated public static func value(_ value: String) -> ElementMatcher { .value(.equal(value)) }

  /// Matches an element with an accessibility value of which a claim is true.
  nonisolated public static func value(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("value", matcher) { $0.value } }

  /// Matches an element with this placeholder.
  nonisolated public static func placeholder(_ placeholder: String) -> ElementMatcher { .placeholder(.equal(placeholder)) }

  /// Matches an element with a placeholder of which a claim is true.
  nonisolated public static func placeholder(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("placeholder", matcher) { $0.placeholder } }

  /// Matches an element with this accessibility hint.
  nonisolated public static func hint(_ hint: String) -> ElementMatcher { .hint(.equal(hint)) }

  /// Matches an element with an accessibility hint of which a claim is true.
  nonisolated public static func hint(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    ofValue("hint", matcher) { $0.hint }
  }

  /// Matches a label, a text field or a text view with this text; the text within a button is such a label.
  nonisolated public static func text(_ text: String) -> ElementMatcher { .text(.equal(text)) }

  /// Matches a label, a text field or a text view with a text of which a claim is true.
  nonisolated public static func text(_ matcher: ValueMatcher<String>) -> ElementMatcher { text("text", matcher) { $0.text } }

  /// Matches a text field, secure or not, with this text; an empty one has an empty text, whatever its placeholder.
  nonisolated public static func fieldText(_ text: String) -> ElementMatcher { .fieldText(.equal(text)) }

  /// Matches a text field, secure or not, with a text of which a claim is true.
  nonisolated public static func fieldText(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    text("field text", matcher) { $0.type == .staticText || $0.type == .textView ? nil : $0.text }
  }

  /// Matches a button with this title: the text that it shows, whatever its accessibility label.
  nonisolated public static func buttonTitle(_ title: String) -> ElementMatcher { .buttonTitle(.equal(title)) }

  /// Matches a button with a title of which a claim is true: the text that it shows, whatever its accessibility label.
  nonisolated public static func buttonTitle(_ matcher: ValueMatcher<String>) -> ElementMatcher {
    ofValue("button title", matcher, index: IndexedPart(type: .button)) { element in
      guard element.type == .button else { return nil }
      let texts = element.descendants.filter { $0.type == .staticText }.map(\.label)
      return texts.isEmpty ? element.label : texts.joined(separator: ", ")
    }
  }

  /// Matches an element whose label, text or placeholder is this text.
  nonisolated public static func labelOrText(_ text: String) -> ElementMatcher {
    ElementMatcher("has the label, text or placeholder \(text.quoted)", index: IndexedPart(string: text.isEmpty ? nil : text)) {
      $0.label == text || $0.text == text || $0.placeholder == text
    }
  }

  /// Matches an element that shows the image of the app with this name.
  nonisolated public static func image(_ name: String) -> ElementMatcher {
    ElementMatcher("shows the image \(name.quoted)") { $0.imageName == name && !$0.isSystemImage }
  }

  /// Matches an element that shows the symbol of the system with this name.
  nonisolated public static func image(systemName: String) -> ElementMatcher {
    ElementMatcher("shows the system image \(systemName.quoted)") { $0.imageName == systemName && $0.isSystemImage }
  }

  /// Matches an element that shows the image with these encoded data: one that the app created with `UIImage(data:)`.
  nonisolated public static func image(data: Data) -> ElementMatcher {
    ElementMatcher("shows the image with the same \(data.count) bytes of data") { $0.imageData == data }
  }

  // MARK: Traits

  /// Matches an element with at least one of these traits.
  nonisolated public static func hasAnyTrait(of traits: ElementTraits) -> ElementMatcher {
    ElementMatcher("has a trait of \(traits.names)") { !$0.shownTraits.isDisjoint(with: traits) }
  }

  /// Matches an element with all of these traits.
  nonisolated public static func hasTraits(_ traits: ElementTraits) -> ElementMatcher {
    ElementMatcher("has the traits \(traits.names)") { $0.shownTraits.isSuperset(of: traits) }
  }

  // MARK: Words

  /// Claims something of a text that the index of the tree has.
  nonisolated private static func text(_ name: String, _ matcher: ValueMatcher<String>, _ text: @escaping @MainActor (ElementSnapshot) -> String?) -> ElementMatcher {
    ofValue(name, matcher, index: index(matcher), text)
  }

  /// The text that every match has, where a claim is equality with one that is not empty.
  nonisolated private static func index(_ matcher: ValueMatcher<String>) -> IndexedPart {
    IndexedPart(string: matcher.exactValue.flatMap { $0.isEmpty ? nil : $0 })
  }

  nonisolated private static func kindWords(_ type: XCUIElement.ElementType) -> String {
    InteractionFailure.Wording.typedElements.text("\(.kind(InteractionFailure.ElementName(type: type)))")
  }

  nonisolated static func kindWithArticle(_ type: XCUIElement.ElementType) -> String {
    InteractionFailure.Wording.typedElements.text("\(.article(InteractionFailure.ElementName(type: type)))")
  }

  /// The types whose controls are subclasses of another type's on a phone.
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
  /// The traits with that of being selected, which an element may also have as a state.
  fileprivate var shownTraits: ElementTraits { isSelected ? traits.union(.selected) : traits }
}

extension ElementTraits {
  /// The names of the traits: “button and selected”.
  fileprivate var names: String {
    let names: [(ElementTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"),
      (.staticText, "static text"), (.summaryElement, "summary element"), (.updatesFrequently, "updates frequently"), (.searchField, "search field"),
      (.startsMediaSession, "starts media session"), (.adjustable, "adjustable"), (.allowsDirectInteraction, "allows direct interaction"),
      (.causesPageTurn, "causes page turn"), (.tabBar, "tab bar"), (.header, "header"), (.isModal, "modal"),
    ]
    return names.filter { contains($0.0) }.map(\.1.quoted).listed
  }
}
