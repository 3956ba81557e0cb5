import Foundation
internal import HeadlessDevice
import ScreenModel

@MainActor
extension InteractionFailure.NearMiss {
  /// Searches for the string among swipe actions, then with another type, then outside of the scope, then for a similar string.
  static func search(
    for string: String, filter: QueryFilter, in scope: ElementID, named place: InteractionFailure.ElementName, on device: Device
  ) -> InteractionFailure.NearMiss? {
    let tree = device.tree
    if let alike = filter.refinements.isEmpty ? nil : tree.first(filter.query(in: scope)), let miss = miss(alike, lacks: filter.refinements, in: tree) {
      return miss
    }
    if [.button, .any].contains(filter.type), !filter.isDirectChild, let hidden = device.rowsHiding(button: string, in: scope) {
      return .swipeAction(InteractionFailure.ElementName(type: .button, text: string), rowCount: hidden.count, isToTheLeft: hidden.isToTheLeft)
    }
    // Suggest a part of a control only if the query can match parts, because a person would refer to the control.
    if let other = tree.first(QueryFilter(isDirectChild: filter.isDirectChild, string: string).query(in: scope, includingParts: filter.canBePart)) {
      return .otherKind(tree.name(of: other), wanted: filter.name, text: string)
    }
    if filter.isDirectChild, let deeper = tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: scope)) {
      return .deeper(tree.name(of: deeper), in: place)
    }
    if let outside = tree.first(QueryFilter(type: filter.type, string: string, traits: filter.traits).query(in: tree.root)) {
      let isOfTheSystem = device.application(of: outside) == springboardIdentifier
      return .elsewhere(tree.name(of: outside), notIn: place, path: tree.path(to: outside), isOfTheSystem: isOfTheSystem)
    }
    let isRow = isRow(filter, in: scope, tree)
    if isRow, let row = row(saying: string, type: filter.type, in: scope, tree) { return .similar(row, text: string, isRow: true) }
    let similarity = similarity(to: string, type: filter.type, in: scope, tree)
    // Without a hint about the difference, a number outside the range is more likely than a spelling mistake.
    if similarity?.hint == nil, let range = range(without: string, filter, in: scope, on: device) { return range }
    if let similarity { return .similar(similarity, text: string, isRow: isRow) }
    return isRow ? .outOfView : nil
  }

  /// Returns the near miss that explains a missing keyboard or icon.
  static func search(forAbsent missing: ElementLocator, on device: Device) -> InteractionFailure.NearMiss? {
    switch missing.filter.type {
    case .keyboard where device.focusedElement == nil: return .noKeyboardFocus
    case .icon where missing.applicationIdentifier == springboardIdentifier:
      return device.frontmostApp.map { .homeScreenBehind(device.elementName(ofApp: $0)) }
    default: return nil
    }
  }

  /// Returns the near miss of an element that matches except for its contents.
  private static func miss(_ alike: ElementID, lacks refinements: [QueryFilter.Refinement], in tree: ElementTree) -> InteractionFailure.NearMiss? {
    for case .containing(let type, let string?) in refinements where tree.first(QueryFilter(type: type, string: string).query(in: alike)) == nil {
      let contents = tree.all(ElementQuery(scope: alike, type: type)).filter { tree.hasText($0) && !tree.isPartOfControl($0) }.map { tree.name(of: $0) }
      return .otherContent(
        tree.name(of: alike), wanted: InteractionFailure.ElementName(type: type, text: string), contents: contents,
        similar: similarity(to: string, type: type, in: alike, tree))
    }
    return nil
  }

  /// Returns the element with the most similar text, and up to two others whose texts are equally similar.
  ///
  /// Elements of other types must match almost exactly.
  private static func similarity(to string: String, type: ElementType, in scope: ElementID, _ tree: ElementTree) -> InteractionFailure.Similarity? {
    let ranked = tree.rankedCandidates(to: string, type: type, in: scope, limit: 8)
    for (near, score) in ranked {
      let hint = tree.strings(of: near).lazy.filter { !$0.isEmpty }.compactMap { StringDifference.describe(expected: string, actual: $0) }.first
      if let hint { return InteractionFailure.Similarity(tree.nameInControl(of: near), hint: hint) }
      guard type == .any || tree.type(of: near) == type else { continue }
      var names = [tree.nameInControl(of: near)]
      // Elements with the same score also have the wanted type, because the score depends on the type.
      for other in ranked where other.score == score {
        let name = tree.nameInControl(of: other.element)
        if names.count < 3, !names.contains(name) { names.append(name) }
      }
      return InteractionFailure.Similarity(names[0], others: Array(names.dropFirst()))
    }
    return nil
  }

  /// Returns the row whose label contains the text in addition to other text.
  ///
  /// The label of a link or button combines all of the text inside it.
  private static func row(saying string: String, type: ElementType, in scope: ElementID, _ tree: ElementTree) -> InteractionFailure.Similarity? {
    let row = tree.all(ElementQuery(scope: scope, type: type)).first { tree.label(of: $0).components(separatedBy: ", ").contains(string) }
    return row.map { InteractionFailure.Similarity(tree.name(of: $0), hint: "Its label contains \(string.quoted), but an id matches only the whole label.") }
  }

  /// Returns the range of the elements that are numbered like the text, if the text's number is outside it: “Row 99” if “Row 0” to “Row 40” exist.
  private static func range(without string: String, _ filter: QueryFilter, in scope: ElementID, on device: Device) -> InteractionFailure.NearMiss? {
    guard let wanted = NumberedText(string) else { return nil }
    let tree = device.tree
    let elements = tree.all(QueryFilter(isDirectChild: filter.isDirectChild, type: filter.type, traits: filter.traits).query(in: scope)).filter { !tree.isPartOfControl($0) }
    let series = elements.compactMap { element -> (element: ElementID, text: String, number: Int, numbered: NumberedText)? in
      for text in [tree.label(of: element), tree.identifier(of: element)] {
        if text.utf8.starts(with: wanted.prefix.utf8), let numbered = NumberedText(text), numbered.isInSeries(of: wanted) { return (element, text, numbered.number, numbered) }
      }
      return nil
    }
    // Two elements can have numbers by chance.
    guard series.count > 2, let first = series.min(by: { $0.number < $1.number }), let last = series.max(by: { $0.number < $1.number }) else { return nil }
    if (first.number...last.number).contains(wanted.number) { return nil }
    // A range names numbers between its ends, so all of them must exist.
    if last.number - first.number != Set(series.map(\.number)).count - 1 { return nil }
    // “Row 7” isn't between “Row 01” and “Row 12”, because its digits have another form.
    let numbers = series.map(\.numbered) + [wanted]
    if numbers.contains(where: \.isPadded), numbers.contains(where: { $0.digitCount != wanted.digitCount }) { return nil }
    func name(_ element: ElementID, _ text: String) -> InteractionFailure.ElementName { InteractionFailure.ElementName(type: tree.type(of: element), text: text) }
    let list = list(around: first.element, tree).flatMap { list in device.rowCounts(of: list).map { (tree.name(of: list), $0.reduce(0, +)) } }
    // The rows out of view continue the numbers, so none of them has a number that's further away than theirs. A row can have several numbers: “Seat 1” to “Seat 4”.
    let rows = Dictionary(grouping: series) { row(around: $0.element, tree) }
    let numbersPerRow = rows.values.map { Set($0.map(\.number)).count }.max() ?? 1
    let numbersOutOfView = max(0, (list?.1 ?? 0) - rows.count) * numbersPerRow
    let distance = wanted.number > last.number ? wanted.number - last.number : first.number - wanted.number
    return .outsideRange(
      first: name(first.element, first.text), last: name(last.element, last.text), list: list?.0, rowCount: list?.1 ?? 0, text: string,
      mayBeOutOfView: distance <= numbersOutOfView)
  }

  /// Returns the cell that is or contains an element, or the element itself if there's no cell.
  private static func row(around element: ElementID, _ tree: ElementTree) -> ElementID {
    var current: ElementID? = element
    while let ancestor = current {
      if tree.type(of: ancestor) == .cell { return ancestor }
      current = tree.parent(of: ancestor)
    }
    return element
  }

  /// Returns the innermost table or collection view that contains an element.
  private static func list(around element: ElementID, _ tree: ElementTree) -> ElementID? {
    var current = tree.parent(of: element)
    while let ancestor = current {
      if [.table, .collectionView].contains(tree.type(of: ancestor)) { return ancestor }
      current = tree.parent(of: ancestor)
    }
    return nil
  }

  /// Returns whether matches exist only while they're in view.
  ///
  /// This is true for cells, and for everything in a table or collection view.
  private static func isRow(_ filter: QueryFilter, in scope: ElementID, _ tree: ElementTree) -> Bool {
    filter.type == .cell || [.table, .collectionView].contains(tree.type(of: scope))
  }
}
