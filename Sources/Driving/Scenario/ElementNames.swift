import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// Names elements in code: as members of the package's screens, or as members of new screens that are written beside the scenario.
@MainActor
final class ElementNames {
  /// An element in code.
  struct Name {
    /// The expression: `loginScreen.logInButton`.
    var code: String
    /// Whether the element conforms to `Tappable`.
    var isTappable = false
    /// Whether the element conforms to `Editable`.
    var isEditable = false
    /// Whether the element conforms to `Scrollable`.
    var isScrollable = false
    /// Whether the value that tests compare is on or off.
    var isSwitch = false
    /// Whether the element has a value that is a string.
    var hasText = false
    /// Whether the element is an alert.
    var isAlert = false
    /// Whether the element is a tab bar.
    var isTabBar = false
    /// Whether the element can be asked for its number of cells.
    var containsCells = false
  }

  /// A new screen with the members that no screen of the package has.
  private struct NewScreen {
    let type: String
    let variable: String
    let trait: String
    var members: [(name: String, code: String)] = []
  }

  private let app: DrivenApp
  private var newScreens: [NewScreen] = []
  private var declaredTypes: Set<String> = []
  /// The modules of the screens that the scenario uses.
  private(set) var modules: Set<String> = []

  private let arguments: FunctionArguments

  /// Creates names for the elements of a session.
  init(_ app: DrivenApp, _ arguments: FunctionArguments) { (self.app, self.arguments) = (app, arguments) }

  private var tree: ElementTree { app.device.tree }

  /// Returns the code for the screen that is shown: a screen of the package, or a new one.
  func shownScreen() -> String? {
    if let screen = app.members.shown(app.device).first {
      modules.insert(screen.module)
      return screen.code
    }
    return newScreenIndex().map { newScreens[$0].variable }
  }

  /// Returns the package's screen whose trait is an element.
  func screen(withTrait element: ElementID) -> String? {
    let found = app.members.screens.first { screen in
      let matches = HeadlessDriver.matches(of: screen.trait.underlyingXCUIElement)
      return (screen.trait.id != nil || screen.trait.matcher != nil) && screen.trait.index < matches.count && matches[screen.trait.index].id == element
    }
    if let found { modules.insert(found.module) }
    return found?.code
  }

  /// Returns the package's member for the alert or sheet around a button, with the button's text.
  func presentation(around described: DrivenElement) -> (text: String, code: String)? {
    guard described.type == "button", let parent = described.parents.first, ["alert", "sheet"].contains(parent.type), described.parents.count == 1, let id = described.id,
      let element = DrivenTarget(parent).matches.first, let member = app.members.member(for: element, app.device, arguments), member.element is Alert || member.element is Sheet
    else { return nil }
    return (id, name(of: member).code)
  }

  /// Returns the code for a described element, which may not exist.
  func name(of described: DrivenElement) -> Name {
    if let code = described.member, let member = try? app.members.member(named: code) { return name(of: member) }
    let target = DrivenTarget(described)
    if let element = target.matches.dropFirst(described.index).first {
      if let member = app.members.member(for: element, app.device, arguments) { return name(of: member) }
      return newName(described.type == ElementType.any.drivenName ? (try? app.describer.describe(element)) ?? described : described)
    }
    // An element that doesn't exist can still be a member's element.
    for screen in app.members.screens {
      for member in screen.members where member.element.matcher == nil {
        let known = DrivenElement(member.element)
        let isMeant = described.type == ElementType.any.drivenName ? known.id == described.id && described.id != nil : known == described
        if isMeant { return name(of: member) }
      }
    }
    return newName(described)
  }

  private func name(of member: ScreenMember) -> Name {
    let screen = app.members.screens.first { $0.code == member.screen }
    if let screen { modules.insert(screen.module) }
    let element = member.element
    // A screen that scrolls as a whole is scrolled by its own name.
    let scrollsAsScreen = member.name == "trait" && screen?.screen is any ScrollableScreen
    return Name(
      code: scrollsAsScreen ? member.screen : member.code, isTappable: element is any Tappable, isEditable: element is any Editable, isScrollable: element is any Scrollable,
      isSwitch: element is Switch, hasText: Self.hasText(element), isAlert: element is Alert,
      isTabBar: element is TabBar, containsCells: element is any CellContaining)
  }

  private static func hasText(_ element: any Element) -> Bool {
    func isText<Value>(_: Value.Type) -> Bool { Value.self == String.self }
    func check<Represented: ValueRepresentable>(_: Represented) -> Bool { isText(Represented.Value.self) }
    return (element as? any ValueRepresentable).map { check($0) } ?? false
  }

  // MARK: New screens

  private func newName(_ described: DrivenElement) -> Name {
    let code = ElementCode.initializer(described, declared: &declaredTypes)
    let known = ElementCode.known[described.type]
    var name = Name(code: code, isTappable: known?.isTappable ?? true, isEditable: known?.isEditable ?? false, isScrollable: known?.isScrollable ?? false)
    name.isSwitch = described.type == "switch"
    name.hasText = ["button", "staticText", "textField", "secureTextField", "searchField", "textView", "image"].contains(described.type)
    name.isAlert = described.type == "alert"
    name.isTabBar = described.type == "tabBar"
    name.containsCells = ["table", "collectionView"].contains(described.type)
    guard let index = newScreenIndex() else { return name }
    name.code = "\(newScreens[index].variable).\(memberName(described, code, in: index))"
    return name
  }

  /// Returns the name of a new screen's member, which is added if the screen doesn't have it.
  private func memberName(_ described: DrivenElement, _ code: String, in index: Int) -> String {
    if code == newScreens[index].trait { return "trait" }
    if let known = newScreens[index].members.first(where: { $0.code == code }) { return known.name }
    let suffix = ElementCode.known[described.type].map(\.name) ?? described.type.prefix(1).uppercased() + described.type.dropFirst()
    let start = suffix.prefix(1).lowercased() + suffix.dropFirst()
    let plain = SwiftText.name(SwiftText.withoutSecrets(described.id ?? ""), fallback: start)
    // “UsernameField” needs no “TextField” after it.
    let lastWord = suffix.lastIndex(where: \.isUppercase).map { suffix[$0...] } ?? suffix[...]
    let hasType = plain.hasPrefix(start) || plain.hasSuffix(lastWord) || plain == lastWord.lowercased()
    let base = hasType ? plain : plain + suffix
    var (name, number) = (base, 2)
    while name == "trait" || newScreens[index].members.contains(where: { $0.name == name }) {
      name = "\(base)\(number)"
      number += 1
    }
    newScreens[index].members.append((name, code))
    return name
  }

  /// Returns the index of the new screen for the elements that are shown now, or `nil` if nothing identifies the screen.
  private func newScreenIndex() -> Int? {
    guard let trait = traitOfNewScreen() else { return nil }
    let code = ElementCode.initializer(trait, declared: &declaredTypes)
    if let known = newScreens.firstIndex(where: { $0.trait == code }) { return known }
    let base = SwiftText.name(SwiftText.withoutSecrets(trait.id ?? ""), fallback: "shown")
    let types = Set(app.members.screens.map(\.type) + newScreens.map(\.type))
    let variables = Set(app.members.screens.map(\.code))
    var (name, number) = (base, 2)
    func type(_ name: String) -> String { "\(name.prefix(1).uppercased())\(name.dropFirst())Screen" }
    while types.contains(type(name)) || variables.contains("\(name)Screen") {
      name = number == 2 ? "more\(base.prefix(1).uppercased())\(base.dropFirst())" : "\(base)\(number)"
      number += 1
    }
    newScreens.append(NewScreen(type: type(name), variable: "\(name)Screen", trait: code))
    return newScreens.count - 1
  }

  /// Returns the element that identifies the screen: an alert's title, the bar with the title, a header, or the first element with a text.
  private func traitOfNewScreen() -> DrivenElement? {
    // The suggestions above the keyboard belong to no page.
    let entries = app.list.entries.filter { $0.isVisible && $0.details.identifier != "Typing Predictions" && $0.details.type != "keyboard" }
    func first(_ matches: (ScreenList.Entry) -> Bool) -> ElementID? { entries.first(where: matches)?.element }
    let element =
      first { [.alert, .sheet].contains(tree.type(of: $0.element)) } ?? first { tree.type(of: $0.element) == .navigationBar && !tree.identifier(of: $0.element).isEmpty }
      ?? first { tree.type(of: $0.element) == .staticText && tree.traits(of: $0.element).contains(.header) } ?? first { $0.details.identifier != nil }
      ?? first { $0.details.text != nil }
    return element.flatMap { try? app.describer.describe($0) }
  }

  /// Returns the new screens with the members that code uses, as Swift declarations.
  func declarations(for code: String) -> [String] {
    func isUsed(_ name: String) -> Bool {
      code.ranges(of: name).contains { range in range.upperBound == code.endIndex || !(code[range.upperBound].isLetter || code[range.upperBound].isNumber) }
    }
    let screens = newScreens.filter { isUsed($0.variable) }.map { screen in
      let members = screen.members.filter { isUsed("\(screen.variable).\($0.name)") }.map { "  let \(SwiftText.identifier($0.name)) = \($0.code)" }
      return (["struct \(screen.type): Screen {", "  let trait = \(screen.trait)"] + members + ["}", "", "let \(screen.variable) = \(screen.type)()"]).joined(separator: "\n")
    }
    let types = declaredTypes.sorted().filter { type in screens.contains { $0.contains("\(ElementCode.ownType(type))(") } }.map(ElementCode.declaration)
    return types + screens
  }
}
