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
  let screen: any Screen
  /// The members whose values are elements.
  let members: [ScreenMember]

  /// The element that identifies the screen.
  @MainActor var trait: any Element { screen.trait }
}

/// The screens that the package declares, which the process finds when a command first needs them.
@MainActor
final class ScreenMembers {
  private let find: () -> [PackageScreen]
  /// The screens, sorted by their code.
  private(set) lazy var screens: [PackageScreen] = find().sorted { $0.code < $1.code }

  /// Creates the list with a closure that finds the screens.
  init(_ find: @escaping () -> [PackageScreen]) { self.find = find }

  /// Returns the element that a member describes, or `nil` if no screen has the member.
  func element(_ name: String) -> (any Element)? {
    guard name.contains(".") else { return nil }
    return screens.lazy.flatMap(\.members).first { $0.code == name }?.element
  }

  /// Returns the screens that are shown, which are those whose traits are visible, the most specific first.
  ///
  /// A trait without an id, such as a tab bar, says less than one with an id.
  func shown(_ tree: ElementTree) -> [PackageScreen] {
    let shown = screens.compactMap { screen -> (PackageScreen, Int)? in
      let matches = HeadlessDriver.matches(of: screen.trait.underlyingXCUIElement)
      guard matches.contains(where: { $0.visibleFraction > 0 }) else { return nil }
      let present = screen.members.count { !HeadlessDriver.matches(of: $0.element.underlyingXCUIElement).isEmpty }
      return (screen, (screen.trait.id != nil || screen.trait.matcher != nil ? 1_000 : 0) + present)
    }
    return shown.sorted { $0.1 > $1.1 }.map(\.0)
  }

  /// Returns the best member for an element.
  func member(for element: ElementID, _ tree: ElementTree) -> ScreenMember? {
    var candidates: [(member: ScreenMember, score: Int)] = []
    let shown = Set(shown(tree).map(\.code))
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

extension DrivenElement {
  /// Creates the description of an element that is found by an id.
  @MainActor
  init(_ element: any Element) {
    self.init(type: element.type.drivenName, id: element.id, index: element.index)
    var parent = element.parent
    while !(parent is BaseApp) {
      parents.append(DrivenElement(type: parent.type.drivenName, id: parent.id, index: parent.index))
      parent = parent.parent
    }
    if parent is Springboard { app = "com.apple.springboard" }
  }
}
