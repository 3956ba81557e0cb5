import HeadlessDevice
import ScenarioKit
import ScreenModel

/// The elements of a screen as a list with references.
@MainActor
struct ScreenList {
  /// An element with its line.
  struct Entry {
    /// The element.
    let element: ElementID
    /// The reference of the element, such as “e5”.
    let reference: String
    /// The number of listed elements around the element.
    let depth: Int
    /// The type, the texts and the state: `button "Log in" disabled`.
    let line: String
    /// Whether a part of the element can be seen.
    let isVisible: Bool
    /// The facts that the line consists of.
    let details: ScreenListDetails
  }

  /// The elements, in tree order.
  private(set) var entries: [Entry] = []
  private var visited: [ElementID: Int] = [:]

  /// Reads a screen, and gives references to the elements that have none.
  init(_ device: Device, _ references: inout ReferenceTable) {
    let tree = device.tree
    for child in tree.childSequence(of: tree.root) { add(child, 0, nil, tree, device, &references) }
    for (index, entry) in entries.enumerated() { visited[entry.element] = index }
  }

  /// Returns whether another list has the same lines.
  func looks(like other: ScreenList) -> Bool {
    func lines(_ list: ScreenList) -> [String] { list.entries.map { "\($0.depth) \($0.reference) \($0.line) \($0.isVisible)" } }
    return lines(self) == lines(other)
  }

  /// Returns the entry of an element, if the list has it.
  func entry(of element: ElementID) -> Entry? { visited[element].map { entries[$0] } }

  private mutating func add(_ element: ElementID, _ depth: Int, _ outer: ScreenListDetails?, _ tree: ElementTree, _ device: Device, _ references: inout ReferenceTable) {
    let properties = tree[element]
    if properties.isHidden || tree.isPartOfControl(element) { return }
    let details = ScreenListDetails(properties)
    guard Self.lists(properties, details, element, device), !details.repeats(outer) else {
      for child in tree.childSequence(of: element) { add(child, depth, outer, tree, device, &references) }
      return
    }
    let isVisible = tree.visibleFraction(of: element) > 0
    entries.append(
      Entry(element: element, reference: references.reference(of: element), depth: depth, line: details.line, isVisible: isVisible, details: details))
    if properties.type == .keyboard { return }
    for child in tree.childSequence(of: element) { add(child, depth + 1, details, tree, device, &references) }
  }

  /// Returns whether the list has an element, which isn't the case for containers without a meaning.
  private static func lists(_ properties: borrowing ElementProperties, _ details: ScreenListDetails, _ element: ElementID, _ device: Device) -> Bool {
    switch properties.type {
    case .application: element != device.applicationElement(of: device.bundleIdentifierOfAppUnderTest)
    case .any, .other, .group, .window: details.text != nil || details.identifier != nil
    case .scrollBar: false
    default: true
    }
  }
}

/// The facts about an element in a list.
struct ScreenListDetails: Equatable {
  /// The name of the type, such as “button”.
  let type: String
  /// The label, title or placeholder, or `nil` if the element has none.
  let text: String?
  /// The identifier, or `nil` if there is none or it equals the text.
  let identifier: String?
  /// The value, or `nil` if there is none or it equals the text.
  let value: String?
  /// The states that an element usually doesn't have: disabled, selected and focused.
  let states: [String]

  /// Reads the facts about an element, with bullets for the value of a secure field.
  init(_ properties: borrowing ElementProperties) {
    let texts = [properties.label, properties.title, properties.placeholder ?? ""]
    let text = texts.first { !$0.isEmpty }
    let isSecure = properties.type == .secureTextField
    var value = properties.value
    if value == text || value == "" || value == properties.placeholder { value = nil }
    if isSecure { value = value.map { String(repeating: "•", count: $0.count) } }
    type = properties.type.drivenName
    self.text = text
    identifier = properties.identifier.isEmpty || properties.identifier == text ? nil : properties.identifier
    self.value = value
    var states: [String] = []
    if !properties.isEnabled { states.append("disabled") }
    if properties.isSelected { states.append("selected") }
    if properties.hasFocus { states.append("focused") }
    self.states = states
  }

  /// Returns whether the list doesn't need the element, because it's a text or a row's button that says what the element around it says.
  func repeats(_ outer: ScreenListDetails?) -> Bool {
    guard let outer, let text, text == outer.text, states.isEmpty, value == nil || value == outer.value else { return false }
    return type == "staticText" ? identifier == nil : type == "button" && outer.type == "cell" && identifier == outer.identifier
  }

  /// The longest text in a line, in characters.
  private static let longest = 80

  /// The type, the texts and the state: `textField "Name" id=NameField value="Kane" focused`.
  var line: String {
    var parts = [type]
    if let text { parts.append(Self.quoted(text)) }
    if let identifier {
      parts.append("id=\(identifier.contains { $0.isWhitespace || $0 == "\"" || $0.asciiValue.map { $0 < 32 } ?? false } ? Self.quoted(identifier) : identifier)")
    }
    if let value { parts.append("value=\(Self.quoted(value))") }
    return (parts + states).joined(separator: " ")
  }

  /// Returns a text in quotation marks on one line, cut at the longest length.
  static func quoted(_ text: String) -> String {
    let cut = text.count > longest ? text.prefix(longest - 1) + "…" : Substring(text)
    // A control character could change the terminal that shows the line.
    return SwiftText.literal(String(cut))
  }
}
