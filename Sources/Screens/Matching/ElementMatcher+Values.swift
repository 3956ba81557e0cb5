import HeadlessXCUI

// The values of controls, and any property.
extension ElementMatcher {
  /// Matches a slider whose number, in its own unit, meets a claim.
  nonisolated public static func sliderValue(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("slider value", of: .slider, matcher) { $0.number }
  }

  /// Matches a stepper whose number meets a claim.
  nonisolated public static func stepperValue(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("stepper value", of: .stepper, matcher) { $0.number }
  }

  /// Matches a progress bar whose progress, from 0 to 1, meets a claim.
  nonisolated public static func progress(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("progress", of: .progressIndicator, matcher) { element in
      guard let number = element.number, let range = element.range, range.upperBound > range.lowerBound else { return nil }
      return (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
  }

  /// Matches a date picker that shows this date.
  nonisolated public static func date(_ date: Date) -> ElementMatcher { .date(.equal(date)) }

  /// Matches a date picker whose date meets a claim.
  nonisolated public static func date(_ matcher: ValueMatcher<Date>) -> ElementMatcher {
    ofValue("date", matcher, index: IndexedPart(type: .datePicker)) { $0.date }
  }

  /// Matches a picker with this text in the selected row of a column; columns are counted from 0.
  nonisolated public static func pickerColumn(_ column: Int, is text: String) -> ElementMatcher { .pickerColumn(column, is: .equal(text)) }

  /// Matches a picker with a text in the selected row of a column that meets a claim; columns are counted from 0.
  nonisolated public static func pickerColumn(_ column: Int, is matcher: ValueMatcher<String>) -> ElementMatcher {
    let row: @MainActor (ElementSnapshot) -> String? = { element in
      guard let columns = element.pickerColumns, columns.indices.contains(column) else { return nil }
      return columns[column]
    }
    let claim = "\(matcher.claim("row")) in column \(column)"
    return ofValue("row in column \(column)", matcher, claim: claim, row)
  }

  /// Matches a scroll view whose content is at an offset, within 0.001 points.
  nonisolated public static func contentOffset(_ offset: CGPoint) -> ElementMatcher {
    let isClose = ValueMatcher<CGPoint>("is \(offset.text)", exactWords: offset.text) { abs($0.x - offset.x) <= 0.001 && abs($0.y - offset.y) <= 0.001 }
    return ofValue("content offset", isClose) { $0.contentOffset }
  }

  /// Matches a scroll view whose content is scrolled to an edge, within 0.001 points.
  nonisolated public static func isScrolled(to edge: ContentEdge) -> ElementMatcher {
    ElementMatcher("is scrolled to the \(edge.rawValue) edge") { $0.isScrolled(to: edge) }
  }

  nonisolated private static func number(
    _ name: String, of type: XCUIElement.ElementType, _ matcher: ValueMatcher<Double>, _ value: @escaping @MainActor (ElementSnapshot) -> Double?
  ) -> ElementMatcher {
    ofValue(name, matcher, index: IndexedPart(type: type)) { $0.type == type ? value($0) : nil }
  }

  // MARK: Any property

  /// Matches an element for which a closure is true.
  nonisolated public static func `where`(_ description: String = "meets a closure", _ test: @escaping @MainActor (ElementSnapshot) -> Bool) -> ElementMatcher {
    ElementMatcher(description, where: test)
  }

  /// Matches an element with a property of which a claim is true: `.where(\.children.count, .greater(than: 2), named: "number of children")`.
  nonisolated public static func `where`<Value>(
    _ keyPath: KeyPath<ElementSnapshot, Value> & Sendable, _ matcher: ValueMatcher<Value>, named name: String = "property"
  ) -> ElementMatcher {
    ofValue(name, matcher) { $0[keyPath: keyPath] }
  }

  /// Matches an element that has a property of which a claim is true; one without the property does not match.
  nonisolated public static func `where`<Value>(
    _ keyPath: KeyPath<ElementSnapshot, Value?> & Sendable, _ matcher: ValueMatcher<Value>, named name: String = "property"
  ) -> ElementMatcher {
    ofValue(name, matcher) { $0[keyPath: keyPath] }
  }

  /// Matches an element with a property that is true.
  nonisolated public static func `where`(_ keyPath: KeyPath<ElementSnapshot, Bool> & Sendable, named name: String = "property") -> ElementMatcher {
    ElementMatcher("has a \(name) that is true") { $0[keyPath: keyPath] }
  }
}

extension ElementMatcher {
  /// A claim about a value that an element may have; a failure tells the value that it has in its place.
  nonisolated static func ofValue<Value>(
    _ name: String, _ matcher: ValueMatcher<Value>, index: IndexedPart = IndexedPart(), claim: String? = nil, _ value: @escaping @MainActor (ElementSnapshot) -> Value?
  ) -> ElementMatcher {
    let test = matcher.test
    let claim = claim ?? matcher.claim(name)
    return ElementMatcher(
      claim, index: index,
      details: { element in
        let value = value(element)
        if let value, test(value) { return nil }
        let facts = value.map { "its \(name) is \(valueWords($0))" } ?? "it is \(kindWithArticle(element.type)) and has no \(name)"
        return Details(mismatch: claim.negatedClaim, facts: facts)
      },
      test: { element in value(element).map { test($0) } ?? false })
  }
}
