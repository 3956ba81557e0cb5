import ScenarioKit
import Screens

/// The members of the package's screens, by their names in code: `loginScreen.logInButton`.
@MainActor
struct ScreenMembers {
  /// Returns the element that a member describes, or `nil` if no screen has the member.
  func element(_ name: String) -> (any Element)? { nil }
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
