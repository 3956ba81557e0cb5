internal import HeadlessDevice
import ScreenModel

extension HeadlessDriver {
  /// What must be true of an element, for a search beyond XCUITest's queries: the part that an index knows, and a test.
  package struct Condition: Sendable {
    /// The condition in words, after “that”: “has the label “Log out” and is enabled”.
    package var description: String
    /// The type that a match must have; `any` for every type.
    package var type: ElementType
    /// A text that a match has as its identifier, label, title, value or placeholder; `nil` where the index does not know one.
    package var string: String?
    /// The whole condition, the indexed part included.
    package var test: @MainActor (ElementSnapshot) -> Bool
    /// The parts that must all be true, in their written order, with the words for each.
    package var parts: [(description: String, test: @MainActor (ElementSnapshot) -> Bool)]
    /// Whether the condition is about what a person would name: an element that stands for others is meant, and not those, where both match.
    package var prefersNamedElements: Bool
    /// Returns the test for one search, where it compares with what is to be found before; finding it may change the screen.
    package var prepare: (@MainActor () -> @MainActor (ElementSnapshot) -> Bool)?

    /// The test for one search, which has to begin after this.
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

  /// The match of a condition with an index, among the elements of a type at any depth inside a parent.
  nonisolated package static func element(
    _ type: XCUIElement.ElementType, matching condition: Condition, index: Int, in parent: XCUIElement
  ) -> XCUIElement {
    let wanted = type == .any ? condition.type : type
    return element(QueryFilter(type: wanted, string: condition.string).refined(by: .condition(condition)), .index(index), in: parent)
  }

  /// The element of the screen that a snapshot is of, whatever becomes of it.
  nonisolated package static func element(of snapshot: ElementSnapshot) -> XCUIElement {
    var filter = QueryFilter()
    filter.isTyped = true
    return XCUIElement(chain: QueryChain(source: .element(snapshot.id), filter: filter))
  }

  /// Everything that is known of an element now; `nil` when it does not exist.
  ///
  /// Never fails the test.
  package static func elementSnapshot(of element: XCUIElement) -> ElementSnapshot? {
    guard let device = Device.inUse else { return nil }
    device.render()
    return element.chain.element(on: device).flatMap { device.tree.snapshot(of: $0) }
  }

  /// All matches of a condition at any depth inside an element, in tree order; parts of controls only where nothing else matches.
  package static func snapshots(matching condition: Condition, in scope: ElementSnapshot) -> [ElementSnapshot] {
    let found = allSnapshots(matching: condition, in: scope)
    if found.count < 2 { return found }
    let others = found.filter { !$0.tree.isPartOfControl($0.id) }
    return others.isEmpty ? found : others
  }

  /// All matches of a condition at any depth inside an element, in tree order, with the parts of controls.
  package static func allSnapshots(matching condition: Condition, in scope: ElementSnapshot) -> [ElementSnapshot] {
    let test = condition.testForSearch
    let query = ElementQuery(scope: scope.id, type: condition.type, string: condition.string) { test($0) }.includingParts
    let found = scope.tree.all(query)
    return (condition.prefersNamedElements ? scope.tree.withoutUnnamed(found) : found).compactMap { scope.tree.snapshot(of: $0) }
  }

  /// Which part of a condition ruled out how many of the elements in an element.
  package static func tally(of condition: Condition, in scope: ElementSnapshot) -> InteractionFailure.Tally {
    Tallying(condition, among: scope.descendants).tally(place: "\(scope.tree.name(of: scope.id))")
  }

  /// Whether an element is a disabled control, or in one.
  package static func isInDisabledControl(_ element: ElementSnapshot) -> Bool { element.tree.isInDisabledControl(element.id) }

  /// The window of the app in front, which keys go to.
  package static var keyWindow: ElementSnapshot? {
    guard let device = Device.inUse, let app = device.frontmostApp.flatMap({ device.applicationElement(of: $0) }) else { return nil }
    return device.tree.first(ElementQuery(scope: app, relation: .children, type: .window)).flatMap { device.tree.snapshot(of: $0) }
  }

  /// Whether an alert of the system covers an element: one is shown, and the element is not in it.
  package static func isBehindSystemAlert(_ element: ElementSnapshot) -> Bool {
    guard isSystemAlertShown, let device = Device.current, let springboard = device.applicationElement(of: springboardIdentifier) else { return isSystemAlertShown }
    return !device.tree.isDescendant(element.id, of: springboard)
  }

  /// Whether an alert of the system covers the app.
  package static var isSystemAlertShown: Bool {
    guard let device = Device.inUse, device.showsSystemAlert else { return false }
    return true
  }
}

/// Counts what each part of a condition rules out of the elements that are left.
@MainActor
struct Tallying {
  private(set) var parts: [InteractionFailure.Tally.Part] = []
  /// The elements that were left before the last of them were ruled out.
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
extension QueryChain {
  /// Which part of the chain's condition ruled out how many elements, the type first; `nil` where the scope does not exist.
  func tally(on device: Device) -> InteractionFailure.Tally? {
    guard let (tallying, scope) = tallying(on: device) else { return nil }
    return tallying.tally(place: "\(device.tree.name(of: scope))")
  }

  /// The elements that all parts but the last left; empty where the first one left none.
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
