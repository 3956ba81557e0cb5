import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Finds the element that a command names: by reference, by a screen's member, or by text or identifier.
@MainActor
struct ElementFinder {
  /// The use of an element by a command, which decides between elements with the same text.
  enum Purpose {
    /// A touch, typed text, a new value, a comparison of the value, a scroll, or a use that fits all elements.
    case touch, typing, adjusting, reading, scrolling, any

    /// Returns whether a person would use an element of a type for this.
    func suits(_ type: ElementType) -> Bool {
      switch self {
      case .touch: [.button, .cell, .link, .switch, .textField, .secureTextField, .searchField, .textView, .icon, .menuItem, .key, .tab, .segmentedControl].contains(type)
      case .typing: [.textField, .secureTextField, .searchField, .textView].contains(type)
      case .adjusting: [.slider, .stepper, .datePicker, .pickerWheel, .picker, .switch, .segmentedControl].contains(type)
      case .reading: type == .progressIndicator || Purpose.typing.suits(type) || Purpose.adjusting.suits(type)
      case .scrolling: [.table, .collectionView, .scrollView, .webView, .textView].contains(type)
      case .any: false
      }
    }
  }

  /// The app whose elements are found.
  let app: DrivenApp

  /// The name of an element in a command: a reference, a text or identifier, a screen's member, or a type with a text.
  struct Name {
    /// The reference, the text, or the member.
    let text: String
    /// The type before the text: `button "Log in"`.
    var type: ElementType?
  }

  /// Reads the words that name an element.
  ///
  /// - Parameter claims: The words that can follow the element, so these aren't the text after a type.
  private func name(_ words: inout CommandWords, before claims: [String] = []) throws(CommandProblem) -> Name {
    let word = try words.next("an element")
    if let pair = word.wholeMatch(of: /([a-z][A-Za-z]*) "?(.+?)"?/), let type = ElementType.named(String(pair.1)), matches(word, nil).isEmpty {
      // Type and text can be one word in quotation marks.
      return Name(text: String(pair.2), type: type)
    }
    guard let type = ElementType.named(word), let text = words.remaining.first, matches(word, nil).isEmpty, !(words.remaining.count == 1 && claims.contains(text)) else {
      return Name(text: word)
    }
    _ = words.next()
    return Name(text: text, type: type)
  }

  /// Reads the words that name an element, and returns the element, which must exist.
  func element(_ words: inout CommandWords, for purpose: Purpose = .touch) throws(CommandProblem) -> ElementID {
    try element(try name(&words), for: purpose)
  }

  /// Returns the element with a name, which must exist.
  func element(_ name: Name, for purpose: Purpose) throws(CommandProblem) -> ElementID {
    if let element = try found(name, for: purpose) { return element }
    if let member = try member(name) { throw CommandProblem("\(member.code) isn't on the screen now. “look” lists the elements.") }
    throw CommandProblem(app.absence(of: name.text, type: name.type))
  }

  /// Reads the words that name an element, which may not exist yet, and returns its description.
  func description(_ words: inout CommandWords, before claims: [String] = []) throws(CommandProblem) -> DrivenElement {
    let name = try name(&words, before: claims)
    if let member = try member(name) {
      var description = DrivenElement(member.element)
      description.member = member.code
      return description
    }
    if let element = try found(name, for: words.remaining.first == "value" ? .reading : .any) { return try app.describer.describe(element) }
    return DrivenElement(type: (name.type ?? .any).drivenName, id: name.text)
  }

  /// Returns the element with a name, or `nil` if none exists.
  private func found(_ name: Name, for purpose: Purpose) throws(CommandProblem) -> ElementID? {
    let matches = matches(name.text, name.type)
    if let element = try referenced(name, matches) { return element }
    if let member = try member(name) {
      let found = HeadlessDriver.matches(of: member.element.underlyingXCUIElement)
      return member.element.index < found.count ? found[member.element.index].id : nil
    }
    return matches.isEmpty ? nil : try only(best(matches, for: purpose), named: name.text)
  }

  /// Returns the element with a reference, or `nil` if a name isn't a reference.
  ///
  /// - Parameter matches: The elements that have the reference as their text.
  private func referenced(_ name: Name, _ matches: [ElementID]) throws(CommandProblem) -> ElementID? {
    let reference = name.text
    guard ReferenceTable.number(reference) != nil, name.type == nil || matches.isEmpty else { return nil }
    guard let element = app.references.element(reference) else {
      if !matches.isEmpty { return nil }
      throw CommandProblem("No element is called \(reference): the references so far are e1 to e\(app.references.count). “look” lists the elements.")
    }
    let tree = app.device.tree
    let exists = tree.contains(element)
    if let other = matches.first(where: { $0 != element }) {
      let meaning = exists ? "the reference of \(app.line(of: element))" : "a reference from before"
      throw CommandProblem("“\(reference)” is \(meaning), and the text of \(app.line(of: other)). Name the type and the text, such as: \(app.name(of: other)).")
    }
    guard exists else {
      throw CommandProblem("\(reference) no longer exists: the screen has changed since \(reference) was shown. “look” lists the elements that exist now.")
    }
    if let type = name.type, tree.type(of: element) != type { throw CommandProblem("\(app.line(of: element)) isn't a \(type.drivenName).") }
    return element
  }

  /// Returns the member that a name is, or `nil` if the name doesn't begin with one of the package's screens.
  ///
  /// A text on the screen comes before a member, because a package's screens don't have the texts of elements as names.
  private func member(_ name: Name) throws(CommandProblem) -> ScreenMember? {
    guard name.type == nil, ScreenMembers.canBeMember(name.text), matches(name.text, nil).isEmpty else { return nil }
    return try app.members.member(named: name.text)
  }

  /// Returns the elements with a text or identifier that a person can see in the list, in tree order.
  ///
  /// A text inside a row or a control that has another text as a whole stands for the row or the control.
  func matches(_ text: String, _ type: ElementType?) -> [ElementID] {
    let tree = app.device.tree
    let listed = listedMatches(text, type, tree)
    if !listed.isEmpty { return listed }
    // The list leaves out a button that says what its row says.
    if let type { return DrivenTarget(DrivenElement(type: type.drivenName, id: text)).matches }
    var around: [ElementID] = []
    for part in DrivenTarget(DrivenElement(type: ElementType.any.drivenName, id: text)).matches {
      var current: ElementID? = part
      while let element = current, app.list.entry(of: element) == nil { current = tree.parent(of: element) }
      if let element = current, !around.contains(element) { around.append(element) }
    }
    return around
  }

  private func listedMatches(_ text: String, _ type: ElementType?, _ tree: ElementTree) -> [ElementID] {
    app.list.entries.map(\.element).filter { element in
      (type == nil || tree.type(of: element) == type) && Self.texts(of: element, in: tree).contains(text)
    }
  }

  private static func texts(of element: ElementID, in tree: ElementTree) -> [String] {
    let texts = [tree.identifier(of: element), tree.label(of: element), tree.title(of: element), tree.placeholder(of: element) ?? ""]
    return (tree.type(of: element) == .secureTextField ? texts : texts + [tree.value(of: element) ?? ""]).filter { !$0.isEmpty }
  }

  /// Returns the matches that fit the purpose best.
  private func best(_ matches: [ElementID], for purpose: Purpose) -> [ElementID] {
    let tree = app.device.tree
    let suited = matches.filter { purpose.suits(tree.type(of: $0)) }
    let fitting = suited.isEmpty ? matches : suited
    // A container and the text in it can have the same text, and a touch reaches both.
    let candidates = fitting.filter { inner in suited.contains(inner) || !fitting.contains { $0 != inner && tree.isDescendant(inner, of: $0) } }
    let visible = candidates.filter { tree.visibleFraction(of: $0) > 0 }
    return visible.isEmpty ? candidates : visible
  }

  private func only(_ matches: [ElementID], named name: String) throws(CommandProblem) -> ElementID {
    if matches.count == 1 { return matches[0] }
    let lines = matches.prefix(10).map { element in "  \(app.line(of: element))" }
    let more = matches.count > 10 ? ["  … \(matches.count - 10) more"] : []
    throw CommandProblem((["“\(name)” names \(matches.count) elements. Use one of their references:"] + lines + more).joined(separator: "\n"))
  }
}
