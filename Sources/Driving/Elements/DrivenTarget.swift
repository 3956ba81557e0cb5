import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

/// The element of a driven action, which the functions of all contexts accept.
struct DrivenTarget: Element, Tappable, Editable, Scrollable, CellContaining {
  let id: String?
  let type: XCUIElement.ElementType
  let index: Int
  let parent: any Element
  let matcher: ElementMatcher?

  /// Returns the element of a screen's member, which descriptions can name.
  @TaskLocal static var memberElement: (@MainActor @Sendable (_ code: String) -> (any Element)?)?

  /// Creates the element that a description finds.
  init(_ element: DrivenElement) {
    if let member = element.member.flatMap({ Self.memberElement?($0) }) {
      (id, type, index, parent, matcher) = (member.id, member.type, member.index, member.parent, member.matcher)
      return
    }
    id = element.id
    type = ElementType(driven: element.type)
    index = element.index
    matcher = nil
    if let first = element.parents.first {
      var parent = first
      parent.parents = Array(element.parents.dropFirst())
      parent.app = element.app
      self.parent = DrivenTarget(parent)
    } else {
      parent = Self.app(element.app)
    }
  }

  /// Returns the app with a bundle identifier, or the app under test.
  private static func app(_ bundleIdentifier: String?) -> any Element {
    switch bundleIdentifier {
    case nil: App.shared
    case "com.apple.springboard": springboard
    case let identifier?: BaseApp(bundleIdentifier: identifier)
    }
  }

  /// The ids of the matches in the tree, in tree order.
  var matches: [ElementID] { HeadlessDriver.matches(of: underlyingXCUIElement).map(\.id) }
}

extension ElementType {
  /// The name of the type in commands and answers, such as “textField”.
  var drivenName: String { name.prefix(1).lowercased() + name.dropFirst() }

  private static let drivenNames: [String: ElementType] = Dictionary(allCases.map { ($0.drivenName, $0) }) { first, _ in first }

  /// Creates the type with a name, or ``any`` if no type has the name.
  init(driven name: String) { self = Self.drivenNames[name] ?? .any }

  /// Returns the type with a name, if one has it.
  static func named(_ name: String) -> ElementType? { drivenNames[name] }
}

extension DrivenElement {
  /// Creates the description of an element that is found by an id.
  @MainActor
  init(_ element: any Element) {
    self.init(type: element.type.drivenName, id: element.id, index: element.index)
    var parent = element.parent
    // A parent that is its own parent ends the chain.
    while !(parent is BaseApp), parents.count < 20 {
      parents.append(DrivenElement(type: parent.type.drivenName, id: parent.id, index: parent.index))
      parent = parent.parent
    }
    if parent is Springboard { app = "com.apple.springboard" }
  }
}
