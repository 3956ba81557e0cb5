import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import ScreenModel

// How elements, types and apps are named in messages: with the names of the test side's own elements.

extension ElementType {
  /// The name of the element of the test side that stands for the type: “Label” for a static text; else the type's own name.
  package var testName: String {
    switch self {
    case .any: "element"
    case .other: "View"
    case .application: "App"
    case .staticText: "Label"
    case .navigationBar: "NavBar"
    case .pickerWheel: "Wheel"
    default: name
    }
  }

  /// True when the test side has an element of that name which is made with an id.
  var hasScreenElement: Bool {
    switch self {
    case .other, .staticText, .button, .scrollView, .table, .collectionView, .textField, .secureTextField, .textView, .navigationBar, .tabBar, .alert, .sheet,
      .switch, .slider, .stepper, .picker, .datePicker, .pageIndicator, .webView, .image:
      true
    default: false
    }
  }
}

extension ElementTree {
  /// The element in a few words: its kind, and its label or else its identifier.
  package func summary(of element: ElementID) -> String {
    if type(of: element) == .other, identifier(of: element) == activitySheetIdentifier { return "ActivitySheet" }
    let kind = traits(of: element).contains(.header) && type(of: element) == .staticText ? "Header" : type(of: element).testName
    for text in names(of: element) where !text.isEmpty {
      return "\(kind) \(text.quoted)"
    }
    return kind
  }

  /// The element with everything that a query can find it by, and its state.
  func details(of element: ElementID) -> String {
    var text = summary(of: element)
    let shown = names(of: element).first { !$0.isEmpty } ?? ""
    let identifier = identifier(of: element)
    if !identifier.isEmpty, identifier != shown { text += " (id: \(identifier.quoted))" }
    if let value = value(of: element), !value.isEmpty, value != shown, value != placeholder(of: element) { text += " value \(value.quoted)" }
    if let placeholder = placeholder(of: element), !placeholder.isEmpty, placeholder != shown { text += " placeholder \(placeholder.quoted)" }
    var states: [String] = []
    if !isEnabled(element) { states.append("disabled") }
    if isSelected(element) { states.append("selected") }
    if hasFocus(element) { states.append("focused") }
    return states.isEmpty ? text : "\(text) [\(states.joined(separator: ", "))]"
  }

  /// What a person would call the element by, the best first.
  private func names(of element: ElementID) -> [String] {
    [label(of: element), title(of: element), identifier(of: element), placeholder(of: element) ?? ""]
  }

  /// True when the element has a text that a query can find it by.
  func hasText(_ element: ElementID) -> Bool { strings(of: element).contains { !$0.isEmpty } }

  /// All strings that a query can find the element by.
  func strings(of element: ElementID) -> [String] {
    [identifier(of: element), label(of: element), title(of: element), value(of: element) ?? "", placeholder(of: element) ?? ""]
  }

  /// The element's ancestors that have a name, from the inside out.
  func path(to element: ElementID) -> String {
    var names: [String] = []
    var current = parent(of: element)
    while let ancestor = current {
      if type(of: ancestor) == .application || (type(of: ancestor) != .other && type(of: ancestor) != .window && ancestor != root) || hasText(ancestor) {
        names.append(summary(of: ancestor))
      }
      current = parent(of: ancestor)
    }
    return names.isEmpty ? "no app" : names.joined(separator: " in ")
  }

  /// The alert or sheet that a nameless view shades the app for: it comes right after the view.
  private func presentation(over shade: ElementID) -> ElementID? {
    guard type(of: shade) == .other, !hasText(shade), let parent = parent(of: shade) else { return nil }
    let siblings = children(of: parent).drop { $0 != shade }.dropFirst()
    return siblings.first { hasText($0) }
  }

  /// What covers an element: the element that a touch would land on, and the alert, sheet or bar that it belongs to.
  func cover(_ touched: ElementID, of element: ElementID) -> String {
    let hit = presentation(over: touched) ?? touched
    // A sheet with a view of the app's own has no element that stands for it.
    if hit != touched, ![.alert, .sheet].contains(type(of: hit)), identifier(of: hit) != activitySheetIdentifier { return "the sheet with \(summary(of: hit))" }
    var holder: ElementID?
    var current = parent(of: hit)
    while let ancestor = current, ancestor != element, !isDescendant(element, of: ancestor) {
      switch type(of: ancestor) {
      case .alert, .sheet, .dialog, .popover, .keyboard, .navigationBar, .tabBar, .toolbar, .menu: holder = ancestor
      default: break
      }
      current = parent(of: ancestor)
    }
    guard let holder else { return summary(of: hit) }
    return hasText(hit) && !strings(of: holder).contains(label(of: hit)) ? "\(summary(of: hit)) in \(summary(of: holder))" : summary(of: holder)
  }
}

extension Device {
  /// The name of an app in messages: “App “NotInstagram””.
  func name(ofApp bundleIdentifier: String) -> String { "App \(name(of: bundleIdentifier).quoted)" }

  /// The name of the app that the element is in, or that the chain starts from.
  func applicationName(of element: ElementID?, chain: QueryChain) -> String {
    name(ofApp: element.flatMap { application(of: $0) } ?? chain.applicationIdentifier ?? bundleIdentifierOfAppUnderTest)
  }
}

extension String {
  /// The noun with its article: “an Alert”, “a Button”.
  var withArticle: String { first.map { "AEIOUaeiou".contains($0) } == true ? "an \(self)" : "a \(self)" }

  var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The noun in the plural: “Buttons”, “Switches”.
  var plural: String { hasSuffix("ch") || hasSuffix("x") ? "\(self)es" : "\(self)s" }
}
