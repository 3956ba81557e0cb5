import HeadlessDevice
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// A member of one of the package's screens: `loginScreen.logInButton`.
struct ScreenMember {
  /// The screen as code: `loginScreen`.
  let screen: String
  /// The name of the member, such as “logInButton”.
  let name: String
  /// The element that the member describes.
  let element: any Element

  /// The member as code.
  var code: String { "\(screen).\(name)" }
}

/// A screen of the package, with the expression that names it in code.
struct PackageScreen {
  /// The screen as code: `loginScreen`.
  let code: String
  /// The module that declares the screen's type.
  let module: String
  /// The name of the screen's type: `LoginScreen`.
  let type: String
  /// The screen's value, which has the elements.
  let screen: any Screen
  /// The members whose values are elements.
  let members: [ScreenMember]
  /// The functions that return elements.
  var makers: [FoundMaker] = []

  /// The element that identifies the screen.
  @MainActor var trait: any Element { screen.trait }
}

/// The screens that the package declares, which the process finds when a command first needs them.
@MainActor
final class ScreenMembers {
  private let find: () -> [PackageScreen]
  private lazy var all: [PackageScreen] = find().sorted { ($0.code, $0.module) < ($1.code, $1.module) }
  /// Calls a function of a screen, which may stop the process, or returns `nil` without a call.
  var attempt: (_ code: String, _ call: () -> (any Element)?) -> (any Element)? = { $1() }
  /// Returns whether the screens of a module can be used.
  var isUsable: (_ module: String) -> Bool = { _ in true }

  /// The screens that can be used, sorted by their code.
  var screens: [PackageScreen] { all.filter { isUsable($0.module) } }

  /// Creates the list with a closure that finds the screens.
  init(_ find: @escaping () -> [PackageScreen]) { self.find = find }

  /// Returns whether a text looks like a screen or a member: `loginScreen`, `loginScreen.title` or `feedScreen.post(15)`.
  ///
  /// A word that begins with a capital letter is probably a text, and to find the screens takes time.
  static func canBeMember(_ text: String) -> Bool { text.wholeMatch(of: /[a-z]\w*|[A-Za-z_]\w*(\(\))?(\.\w+)+(\(.+\))?/) != nil }

  /// Returns the element that a member describes, or `nil` if no screen has the member.
  func element(_ code: String) -> (any Element)? { (try? member(named: code))?.element }

  /// Returns the member with a name, which can be the name of a screen alone, or `nil` if no screen has the name before the last point.
  func member(named code: String) throws(CommandProblem) -> ScreenMember? {
    if let screen = screens.first(where: { $0.code == code }) { return ScreenMember(screen: screen.code, name: "trait", element: screen.trait) }
    let owners = screens.filter { code.hasPrefix("\($0.code).") }
    guard let longest = owners.max(by: { $0.code.count < $1.code.count }) else { return nil }
    let name = String(code.dropFirst(longest.code.count + 1))
    for screen in owners where screen.code == longest.code {
      if let member = screen.members.first(where: { $0.name == name }) { return member }
      for maker in screen.makers {
        guard let arguments = maker.arguments(in: name), let element = maker.element(arguments) else { continue }
        return ScreenMember(screen: screen.code, name: name, element: element)
      }
    }
    let names = longest.members.map(\.name)
    let list = (names + longest.makers.map { "\($0.baseName)(…)" }).joined(separator: ", ")
    throw CommandProblem("\(longest.code) has no member “\(name)”.\(NearestWord.hint(name, names)) Its members are: \(list).")
  }

  /// Returns the screens that are shown, which are those whose traits are visible, the most specific first.
  ///
  /// A trait without an id, such as a tab bar, says less than one with an id.
  func shown(_ device: Device) -> [PackageScreen] {
    let shown = present(device).compactMap { screen -> (PackageScreen, Int)? in
      let matches = HeadlessDriver.matches(of: screen.trait.underlyingXCUIElement)
      guard matches.contains(where: { $0.visibleFraction > 0 }) else { return nil }
      let present = screen.members.count { !HeadlessDriver.matches(of: $0.element.underlyingXCUIElement).isEmpty }
      return (screen, (screen.trait.id != nil || screen.trait.matcher != nil ? 1_000 : 0) + present)
    }
    return shown.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Returns the screens whose traits exist.
  ///
  /// The home screen isn't asked for its elements behind an app, because that would create them.
  private func present(_ device: Device) -> [PackageScreen] {
    let showsSystem = device.frontmostApp == nil || device.showsSystemAlert
    return screens.filter { screen in
      (showsSystem || DrivenElement(screen.trait).app == nil) && !HeadlessDriver.matches(of: screen.trait.underlyingXCUIElement).isEmpty
    }
  }

  /// Returns the best member for an element: a property or, with arguments from the element's texts, a function.
  ///
  /// A screen whose trait doesn't exist isn't considered, because its members mean other elements.
  func member(for element: ElementID, _ device: Device, _ arguments: FunctionArguments) -> ScreenMember? {
    let (present, shown) = (present(device), Set(shown(device).map(\.code)))
    return property(for: element, of: present, shown) ?? function(for: element, of: present.filter { shown.contains($0.code) }, device.tree, arguments)
  }

  private func function(for element: ElementID, of screens: [PackageScreen], _ tree: ElementTree, _ arguments: FunctionArguments) -> ScreenMember? {
    let texts = [tree.identifier(of: element), tree.label(of: element), tree.title(of: element)].filter { !$0.isEmpty }
    let values = arguments.values(in: texts)
    for screen in screens {
      for maker in screen.makers {
        for choice in values.choices(for: maker.types) {
          guard let described = attempt("\(screen.code).\(maker.code(choice))", { maker.element(choice) }) else { continue }
          let matches = HeadlessDriver.matches(of: described.underlyingXCUIElement)
          guard described.index < matches.count, matches[described.index].id == element else { continue }
          return ScreenMember(screen: screen.code, name: maker.code(choice), element: described)
        }
      }
    }
    return nil
  }

  private func property(for element: ElementID, of screens: [PackageScreen], _ shown: Set<String>) -> ScreenMember? {
    var candidates: [(member: ScreenMember, score: Int)] = []
    for screen in screens {
      for member in screen.members {
        let described = member.element
        // Without an id, any container matches, so the member doesn't say which one it is.
        if described.id == nil, described.matcher == nil, described.type == .other { continue }
        let matches = HeadlessDriver.matches(of: described.underlyingXCUIElement)
        guard described.index < matches.count, matches[described.index].id == element else { continue }
        candidates.append((member, (shown.contains(screen.code) ? 4 : 0) + (described.id != nil ? 2 : 0) + (member.name == "trait" ? 0 : 1)))
      }
    }
    return candidates.max { $0.score < $1.score }?.member
  }
}
