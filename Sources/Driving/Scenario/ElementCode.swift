import ScenarioKit
import ScreenModel

/// The types that describe elements in code.
enum ElementCode {
  /// A type of this package for a type of element.
  struct Known {
    /// The name of the type.
    let name: String
    /// Whether the initializer can do without an id.
    var needsNoID = false
    /// Whether the type conforms to `Tappable`.
    var isTappable = false
    /// Whether the type conforms to `Editable`.
    var isEditable = false
    /// Whether the type conforms to `Scrollable`.
    var isScrollable = false
  }

  /// The types by the name of the type of element.
  static let known: [String: Known] = [
    "button": Known(name: "Button", isTappable: true), "staticText": Known(name: "Label"), "textField": Known(name: "TextField", isTappable: true, isEditable: true),
    "secureTextField": Known(name: "SecureTextField", isTappable: true, isEditable: true), "searchField": Known(name: "SearchField", isTappable: true, isEditable: true),
    "textView": Known(name: "TextView", isTappable: true, isEditable: true, isScrollable: true), "switch": Known(name: "Switch", isTappable: true),
    "cell": Known(name: "Cell", isTappable: true), "table": Known(name: "Table", needsNoID: true, isScrollable: true),
    "collectionView": Known(name: "CollectionView", needsNoID: true, isScrollable: true), "scrollView": Known(name: "ScrollView", needsNoID: true, isScrollable: true),
    "webView": Known(name: "WebView", isScrollable: true), "image": Known(name: "Image", needsNoID: true, isTappable: true), "alert": Known(name: "Alert", needsNoID: true),
    "sheet": Known(name: "Sheet"), "navigationBar": Known(name: "NavBar", needsNoID: true), "tabBar": Known(name: "TabBar", needsNoID: true), "slider": Known(name: "Slider"),
    "stepper": Known(name: "Stepper"), "datePicker": Known(name: "DatePicker"), "picker": Known(name: "Picker"), "segmentedControl": Known(name: "SegmentedControl"),
    "icon": Known(name: "Icon", isTappable: true), "pageIndicator": Known(name: "PageIndicator", needsNoID: true), "other": Known(name: "View"),
  ]

  /// Returns the code that creates an element: `Button(id: "Send", parent: NavBar())`.
  static func initializer(_ element: DrivenElement, declared: inout Set<String>) -> String {
    let known = known[element.type]
    let name = known?.name ?? ownType(element.type)
    if known == nil { declared.insert(element.type) }
    var arguments: [String] = []
    if let id = element.id {
      arguments.append("id: \(SwiftText.literal(id))")
    } else if known == nil {
      arguments.append("id: nil")
    } else if known?.needsNoID != true, element.type != "segmentedControl" {
      arguments.append("matching: .anything")
    }
    if element.index > 0 { arguments.append("index: \(element.index)") }
    if let parent = element.parents.first {
      var outer = parent
      (outer.parents, outer.app) = (Array(element.parents.dropFirst()), element.app)
      arguments.append("parent: \(initializer(outer, declared: &declared))")
    } else if let app = element.app {
      arguments.append("parent: \(app == "com.apple.springboard" ? "springboard" : "BaseApp(bundleIdentifier: \(SwiftText.literal(app)))")")
    } else if element.type == "cell" {
      // A row has no usual parent.
      arguments.append("parent: App.shared")
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the name of a declared type for a type of element without a type of this package: `LinkElement`.
  static func ownType(_ type: String) -> String { type.prefix(1).uppercased() + type.dropFirst() + "Element" }

  /// Returns the declaration of the type for a type of element that this package has no type for.
  static func declaration(of type: String) -> String {
    """
    struct \(ownType(type)): Element, Tappable {
      let id: String?
      var index = 0
      var parent: any Element = App.shared
      let type: XCUIElement.ElementType = .\(type)
    }
    """
  }

  /// Returns an XCUITest expression for an element: `app.buttons["Send"]`.
  ///
  /// - Parameter isFirst: Whether other elements have the same id, so the first one is meant.
  static func query(_ element: DrivenElement, isFirst: Bool = false) -> String {
    let base: String
    if let parent = element.parents.first {
      var outer = parent
      (outer.parents, outer.app) = (Array(element.parents.dropFirst()), element.app)
      base = query(outer)
    } else {
      base = element.app.map { "XCUIApplication(bundleIdentifier: \(SwiftText.literal($0)))" } ?? "app"
    }
    let elements = "\(base).\(plural(element.type))"
    guard let id = element.id else { return element.index == 0 ? "\(elements).firstMatch" : "\(elements).element(boundBy: \(element.index))" }
    return element.index == 0 && !isFirst
      ? "\(elements)[\(SwiftText.literal(id))]" : "\(elements).matching(identifier: \(SwiftText.literal(id))).element(boundBy: \(element.index))"
  }

  private static func plural(_ type: String) -> String {
    switch type {
    case "any": "descendants(matching: .any)"
    case "switch": "switches"
    case "other": "otherElements"
    default: type.hasSuffix("y") ? type.dropLast() + "ies" : type.hasSuffix("x") || type.hasSuffix("ch") ? type + "es" : type + "s"
    }
  }
}
