internal import HeadlessDevice
import ScreenModel

// The lookup of a chain's elements. A chain with one scope and no refinement, which is the common case, uses the tree's indexes directly.
@MainActor
extension ElementLocator {
  /// The chain's current element, or `nil` if it doesn't exist.
  var element: ElementID? {
    guard let device = Device.inUse else { return nil }
    return element(on: device)
  }

  func element(on device: Device) -> ElementID? {
    switch source {
    case .application(let identifier):
      return device.applicationElement(of: identifier ?? device.bundleIdentifierOfAppUnderTest)
    case .element(let element):
      return device.tree.contains(element) && !device.tree.isHiddenFromQueries(element) ? element : nil
    case .chain(let parent):
      switch selection {
      case .index(let index): return match(at: index, within: parent, on: device)
      case .cell(let place): return cell(at: place, within: parent, on: device)
      case .all, .first, .unique: return match(at: 0, within: parent, on: device)
      }
    }
  }

  /// Returns all elements that match the chain's last link, regardless of its selection, in tree order.
  /// - Parameter last: The index of the last match that's needed. Later matches can be missing.
  func matches(on device: Device, through last: Int = .max) -> [ElementID] {
    if case .cell = selection { return element(on: device).map { [$0] } ?? [] }
    // Find all matches if parts of controls can match, because the choice between controls and parts depends on all matches.
    let last = filter.mayMatchParts ? .max : last
    let found = preferredMatches(on: device, through: last)
    if found.isEmpty, filter.mayMatchGroups, let identifier = filter.string {
      device.updateGroups(identifiedBy: identifier)
      let groups = preferredMatches(on: device, through: last, includingGroups: true)
      if !groups.isEmpty { return groups }
    }
    // Use parts of controls only if nothing else matches, because a person would refer to the control.
    guard found.isEmpty, filter.mayMatchParts else { return found }
    return preferredMatches(on: device, through: last, includingParts: true)
  }

  private func preferredMatches(on device: Device, through last: Int, includingParts: Bool? = nil, includingGroups: Bool = false) -> [ElementID] {
    guard case .chain(let parent) = source else { return element(on: device).map { [$0] } ?? [] }
    var filter = filter.prepared
    filter.includesGroups = includingGroups
    if parent.isOneScope(on: device) {
      guard let scope = parent.element(on: device) else { return [] }
      return preferred(Self.refine(filter.all(in: scope, of: device.tree, includingParts: includingParts), by: filter, in: device.tree, through: last), in: device.tree)
    }
    var found: [ElementID] = []
    var seen: Set<ElementID> = []
    for scope in parent.matches(on: device) {
      for element in filter.all(in: scope, of: device.tree, includingParts: includingParts) where seen.insert(element).inserted {
        found.append(element)
      }
    }
    // Sort the matches, because nested scopes can return them out of order.
    found.sort { device.tree.comesBefore($0, $1) }
    return preferred(Self.refine(found, by: filter, in: device.tree, through: last), in: device.tree)
  }

  /// Returns the number of elements that match the chain's last link, regardless of its selection.
  func count(on device: Device) -> Int {
    guard case .chain(let parent) = source else { return element(on: device) == nil ? 0 : 1 }
    if case .cell = selection { return matches(on: device).count }
    if filter.refinements.isEmpty, !filter.mayMatchParts, !filter.mayMatchLists, !filter.mayMatchGroups, parent.isOneScope(on: device) {
      guard let scope = parent.element(on: device) else { return 0 }
      return device.tree.count(filter.query(in: scope, of: device.tree))
    }
    return matches(on: device).count
  }

  /// Returns whether the next link searches a single element.
  ///
  /// As in XCUITest, a unique element with several matches searches all of them.
  private func isOneScope(on device: Device) -> Bool { isRoot || (selection != .all && surplusCount(on: device) == nil) }

  private func match(at index: Int, within parent: ElementLocator, on device: Device) -> ElementID? {
    guard index >= 0 else { return nil }
    if filter.refinements.isEmpty, !filter.mayMatchLists, parent.isOneScope(on: device) {
      guard let scope = parent.element(on: device) else { return nil }
      let query = filter.query(in: scope, of: device.tree)
      if !filter.mayMatchParts {
        let found = index == 0 ? device.tree.first(query) : device.tree.element(query, at: index)
        if found != nil || !filter.mayMatchGroups { return found }
      }
      // Return early if the first match isn't a part of a control, because that's the common case, and otherwise all matches are needed.
      if index == 0 {
        if let first = device.tree.first(query), !device.tree.isPartOfControl(first) { return first }
      }
    }
    let all = matches(on: device, through: index)
    return index < all.count ? all[index] : nil
  }

  /// Returns the elements without text and images in controls, unless no other elements remain.
  private func preferred(_ elements: [ElementID], in tree: ElementTree) -> [ElementID] {
    guard filter.mayMatchParts, elements.count > 1 else { return elements }
    let named = filter.condition?.prefersNamedElements == true ? tree.withoutUnnamed(elements) : elements
    let others = named.filter { !tree.isPartOfControl($0) }
    return others.isEmpty ? named : others
  }

  private static func refine(_ elements: [ElementID], by filter: QueryFilter, in tree: ElementTree, through last: Int) -> [ElementID] {
    guard !filter.refinements.isEmpty else { return elements }
    var refined: [ElementID] = []
    for element in elements where filter.refinements.allSatisfy({ $0.holds(for: element, in: tree) }) {
      refined.append(element)
      // Stop as soon as there are enough matches, so predicates are evaluated as rarely as possible.
      if refined.count > last { break }
    }
    return refined
  }
}

extension QueryFilter {
  /// The filter for one search.
  ///
  /// Reading this property looks up the elements that the filter's conditions compare with, which can change the screen.
  @MainActor fileprivate var prepared: QueryFilter {
    guard refinements.contains(where: { if case .condition(let condition) = $0 { condition.prepare != nil } else { false } }) else { return self }
    var filter = self
    filter.refinements = refinements.map { refinement in
      guard case .condition(var condition) = refinement else { return refinement }
      (condition.test, condition.prepare) = (condition.testForSearch, nil)
      return .condition(condition)
    }
    return filter
  }
}

extension QueryFilter.Refinement {
  @MainActor
  fileprivate func holds(for element: ElementID, in tree: ElementTree) -> Bool {
    switch self {
    case .type(let type):
      return tree.type(of: element) == type || (type == .collectionView && tree.type(of: element) == .table)
    case .string(let string):
      return tree.identifier(of: element) == string || tree.label(of: element) == string || tree.title(of: element) == string
        || tree.value(of: element) == string || tree.placeholder(of: element) == string
    case .containing(let type, let string):
      let filter = QueryFilter(type: type, string: string)
      return filter.mayMatchLists ? !filter.all(in: element, of: tree).isEmpty : tree.first(filter.query(in: element)) != nil
    case .predicate(_, let predicate):
      return predicate(ElementState(tree: tree, element: element))
    case .containingPredicate(_, let predicate):
      return tree.all(QueryFilter().query(in: element)).contains { predicate(ElementState(tree: tree, element: $0)) }
    case .condition(let condition):
      return tree.snapshot(of: element).map(condition.test) ?? false
    }
  }
}

extension ElementTree {
  /// Returns the elements, except those that aren't accessibility elements and contain, or are in, one of the others that is.
  func withoutUnnamed(_ elements: [ElementID]) -> [ElementID] {
    let named = elements.filter { isAccessibilityElement($0) }
    if named.isEmpty || named.count == elements.count { return elements }
    let isNamed = Set(named)
    var isAroundNamed: Set<ElementID> = []
    for element in named {
      var around = parent(of: element)
      while let here = around, isAroundNamed.insert(here).inserted { around = parent(of: here) }
    }
    return elements.filter { element in
      if isNamed.contains(element) { return true }
      return !isAroundNamed.contains(element) && !sequence(first: element) { self.parent(of: $0) }.contains(where: isNamed.contains)
    }
  }

  /// Returns whether an element or one of its ancestors is hidden, so no query finds the element.
  func isHiddenFromQueries(_ element: ElementID) -> Bool {
    var current: ElementID? = element
    while let candidate = current {
      if isHidden(candidate) { return true }
      current = parent(of: candidate)
    }
    return false
  }
}
