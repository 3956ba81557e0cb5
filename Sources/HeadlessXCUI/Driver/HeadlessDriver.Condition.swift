internal import HeadlessDevice
import ScreenModel

extension HeadlessDriver {
  /// A condition on an element that XCUITest's queries can't express.
  package struct Condition: Sendable {
    /// The condition as words that follow “that”: “has the label “Log out” and is enabled”.
    package var description: String
    /// The type that a match must have, or `any` for every type.
    package var type: ElementType
    /// The string to look up in the index, or `nil` if the index can't be used.
    ///
    /// Every match has the string as its identifier, label, title, value or placeholder.
    package var string: String?
    /// The test for the whole condition, including the indexed part.
    package var test: @MainActor (ElementSnapshot) -> Bool
    /// The parts that must all be true, in order, each with its description.
    package var parts: [(description: String, test: @MainActor (ElementSnapshot) -> Bool)]
    /// Whether a search leaves out matches around and in a matching accessibility element.
    ///
    /// For example, if a button and its text match, only the button is found.
    package var prefersNamedElements: Bool
    /// A closure that returns the test for one search.
    ///
    /// The closure first looks up the element to compare with, which can change the screen.
    package var prepare: (@MainActor () -> @MainActor (ElementSnapshot) -> Bool)?

    /// The test for one search.
    ///
    /// Get this test before the search begins, because getting it can change the screen.
    @MainActor var testForSearch: @MainActor (ElementSnapshot) -> Bool { prepare?() ?? test }

    /// Creates a condition.
    package init(
      description: String, type: ElementType = .any, string: String? = nil, prefersNamedElements: Bool = false, test: @escaping @MainActor (ElementSnapshot) -> Bool,
      parts: [(description: String, test: @MainActor (ElementSnapshot) -> Bool)]
    ) {
      self.description = description
      self.type = type
      self.string = string
      self.prefersNamedElements = prefersNamedElements
      self.test = test
      self.parts = parts
    }
  }

  /// Returns the match of a condition at an index among a parent's descendants of a type.
  nonisolated package static func element(
    _ type: XCUIElement.ElementType, matching condition: Condition, index: Int, in parent: XCUIElement
  ) -> XCUIElement {
    let wanted = type == .any ? condition.type : type
    return element(QueryFilter(type: wanted, string: condition.string).refined(by: .condition(condition)), .index(index), in: parent)
  }

  /// Returns the element of a snapshot, which stays the same element if the screen changes.
  nonisolated package static func element(of snapshot: ElementSnapshot) -> XCUIElement {
    var filter = QueryFilter()
    filter.isTyped = true
    return XCUIElement(chain: ElementLocator(source: .element(snapshot.id), filter: filter))
  }

  /// Returns a full snapshot of an element, or `nil` if the element doesn't exist.
  ///
  /// Never fails the test.
  package static func elementSnapshot(of element: XCUIElement) -> ElementSnapshot? {
    guard let device = Device.inUse else { return nil }
    device.render()
    return element.chain.element(on: device).flatMap { device.tree.snapshot(of: $0) }
  }

  /// Returns all descendants of an element that match a condition, in tree order.
  ///
  /// Parts of controls are included only if nothing else matches.
  package static func snapshots(matching condition: Condition, in scope: ElementSnapshot) -> [ElementSnapshot] {
    let found = allSnapshots(matching: condition, in: scope)
    if found.count < 2 { return found }
    let others = found.filter { !$0.tree.isPartOfControl($0.id) }
    return others.isEmpty ? found : others
  }

  /// Returns all descendants that match a condition, in tree order, including parts of controls.
  package static func allSnapshots(matching condition: Condition, in scope: ElementSnapshot) -> [ElementSnapshot] {
    let test = condition.testForSearch
    let query = ElementQuery(scope: scope.id, type: condition.type, string: condition.string) { test($0) }.includingParts
    let found = scope.tree.all(query)
    return (condition.prefersNamedElements ? scope.tree.withoutUnnamed(found) : found).compactMap { scope.tree.snapshot(of: $0) }
  }

  /// Returns the number of an element's descendants that each part of a condition ruled out.
  package static func tally(of condition: Condition, in scope: ElementSnapshot) -> InteractionFailure.Tally {
    Tallying(condition, among: scope.descendants).tally(place: "\(scope.tree.name(of: scope.id))")
  }

  /// Returns whether an element is a disabled control or inside one.
  package static func isInDisabledControl(_ element: ElementSnapshot) -> Bool { element.tree.isInDisabledControl(element.id) }

  /// The frontmost app's window, which receives key input.
  package static var keyWindow: ElementSnapshot? {
    guard let device = Device.inUse, let app = device.frontmostApp.flatMap({ device.applicationElement(of: $0) }) else { return nil }
    return device.tree.first(ElementQuery(scope: app, relation: .children, type: .window)).flatMap { device.tree.snapshot(of: $0) }
  }

  /// Returns whether a system alert is shown that doesn't contain the element.
  package static func isBehindSystemAlert(_ element: ElementSnapshot) -> Bool {
    guard isSystemAlertShown, let device = Device.current, let springboard = device.applicationElement(of: springboardIdentifier) else { return isSystemAlertShown }
    return !device.tree.isDescendant(element.id, of: springboard)
  }

  /// Whether a system alert covers the app.
  package static var isSystemAlertShown: Bool {
    guard let device = Device.inUse, device.showsSystemAlert else { return false }
    return true
  }
}

/// A count of the remaining elements that each part of a condition rules out.
@MainActor
struct Tallying {
  private(set) var parts: [InteractionFailure.Tally.Part] = []
  /// The elements that remained before the last evaluated part ruled out all of them.
  private(set) var lastLeft: [ElementSnapshot]
  private let count: Int

  init(_ condition: HeadlessDriver.Condition, among elements: [ElementSnapshot]) {
    count = elements.count
    lastLeft = elements
    var left = elements
    for part in condition.parts {
      let passed = left.filter(part.test)
      parts.append(InteractionFailure.Tally.Part(condition: part.description, ruledOut: left.count - passed.count))
      if passed.isEmpty { break }
      left = passed
      lastLeft = left
    }
  }

  func tally(place: InteractionFailure.Phrase) -> InteractionFailure.Tally {
    InteractionFailure.Tally(place: place, count: count, parts: parts)
  }
}

@MainActor
extension ElementLocator {
  /// Returns the number of elements that each part of the chain's condition ruled out, starting with the type.
  ///
  /// Returns `nil` if the scope doesn't exist.
  func tally(on device: Device) -> InteractionFailure.Tally? {
    guard let (tallying, scope) = tallying(on: device) else { return nil }
    return tallying.tally(place: "\(device.tree.name(of: scope))")
  }

  /// Returns the elements that only the last evaluated part ruled out.
  ///
  /// Returns `nil` if the first part ruled out all elements.
  func lastLeft(by condition: HeadlessDriver.Condition, on device: Device) -> [ElementID]? {
    guard let (tallying, _) = tallying(on: device), tallying.parts.count > 1 else { return nil }
    return tallying.lastLeft.map(\.id)
  }

  private func tallying(on device: Device) -> (Tallying, ElementID)? {
    guard case .chain(let parent) = source, let scope = parent.element(on: device), var condition = filter.condition else { return nil }
    if filter.type != .any, condition.type == .any {
      let type = filter.type
      let kind = InteractionFailure.Wording.xcuitest.text("\(.article(InteractionFailure.ElementName(type: type)))")
      condition.parts.insert(("is \(kind)", { $0.type == type }), at: 0)
    }
    return (Tallying(condition, among: device.tree.snapshots(ElementQuery(scope: scope).includingParts)), scope)
  }
}
