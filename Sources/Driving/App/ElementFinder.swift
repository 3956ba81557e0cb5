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
    /// A touch, typed text, a new value, a scroll, or a use that fits all elements.
    case touch, typing, adjusting, scrolling, any

    /// Returns whether a person would use an element of a type for this.
    func suits(_ type: ElementType) -> Bool {
      switch self {
      case .touch: [.button, .cell, .link, .switch, .textField, .secureTextField, .searchField, .textView, .icon, .menuItem, .key, .tab, .segmentedControl].contains(type)
      case .typing: [.textField, .secureTextField, .searchField, .textView].contains(type)
      case .adjusting: [.slider, .stepper, .datePicker, .pickerWheel, .picker, .switch, .segmentedControl].contains(type)
      case .scrolling: [.table, .collectionView, .scrollView, .webView, .textView].contains(type)
      case .any: false
      }
    }
  }

  /// The app whose elements are found.
  let app: DrivenApp

  /// Reads the words that name an element, and returns the element.
  ///
  /// The element is a reference, a text or identifier, a member of a screen, or a type with a text: `button "Log in"`.
  func element(_ words: inout CommandWords, for purpose: Purpose = .touch) throws(CommandProblem) -> ElementID {
    let word = try words.next("an element")
    if let type = ElementType.named(word), let text = words.remaining.first, matches(word, nil).isEmpty {
      _ = words.next()
      return try element(named: text, type: type, for: purpose, in: words)
    }
    return try element(named: word, type: nil, for: purpose, in: words)
  }

  /// Returns the element with a name.
  func element(named name: String, type: ElementType?, for purpose: Purpose, in words: CommandWords) throws(CommandProblem) -> ElementID {
    if ReferenceTable.number(name) != nil, matches(name, type).isEmpty {
      guard let element = app.references.element(name) else {
        throw CommandProblem("No element is called \(name): the references so far are e1 to e\(app.references.count). “look” lists the elements.")
      }
      guard app.device.tree.contains(element) else {
        throw CommandProblem("\(name) no longer exists: the screen has changed since \(name) was shown. “look” lists the elements that exist now.")
      }
      return element
    }
    if name.contains("."), let element = try member(name) { return element }
    return try only(best(matches(name, type), for: purpose), named: name, type: type, in: words)
  }

  /// Returns the element that a screen's member finds, or `nil` if no screen has the name.
  private func member(_ name: String) throws(CommandProblem) -> ElementID? {
    guard let element = app.members.element(name) else { return nil }
    let found = HeadlessDriver.matches(of: element.underlyingXCUIElement)
    guard element.index < found.count else { throw CommandProblem("\(name) isn't on the screen now. “look” lists the elements.") }
    return found[element.index].id
  }

  /// Returns the elements with a text or identifier that a person can see in the list, in tree order.
  ///
  /// A text inside a row or a control that has another text as a whole stands for the row or the control.
  func matches(_ text: String, _ type: ElementType?) -> [ElementID] {
    let tree = app.device.tree
    let listed = listedMatches(text, type, tree)
    if !listed.isEmpty || type != nil { return listed }
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

  private func only(_ matches: [ElementID], named name: String, type: ElementType?, in words: CommandWords) throws(CommandProblem) -> ElementID {
    if matches.count == 1 { return matches[0] }
    guard !matches.isEmpty else {
      throw CommandProblem(app.absence(of: name, type: type))
    }
    let lines = matches.prefix(10).map { element in "  \(app.line(of: element))" }
    let more = matches.count > 10 ? ["  … \(matches.count - 10) more"] : []
    throw CommandProblem((["“\(name)” names \(matches.count) elements. Use one of their references:"] + lines + more).joined(separator: "\n"))
  }
}
