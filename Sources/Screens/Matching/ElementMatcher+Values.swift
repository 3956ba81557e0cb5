import HeadlessXCUI

// Matchers for the values of controls and for arbitrary properties.
extension ElementMatcher {
  /// Matches sliders whose value, in the slider's own unit, satisfies a matcher.
  nonisolated public static func sliderValue(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("slider value", of: .slider, matcher) { $0.number }
  }

  /// Matches steppers whose value satisfies a matcher.
  nonisolated public static func stepperValue(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("stepper value", of: .stepper, matcher) { $0.number }
  }

  /// Matches progress bars whose progress, from 0 to 1, satisfies a matcher.
  nonisolated public static func progress(_ matcher: ValueMatcher<Double>) -> ElementMatcher {
    number("progress", of: .progressIndicator, matcher) { element in
      guard let number = element.number, let range = element.range, range.upperBound > range.lowerBound else { return nil }
      return (number - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
  }

  /// Matches date pickers that show this date.
  nonisolated public static func date(_ date: Date) -> ElementMatcher { .date(.equal(date)) }

  /// Matches date pickers whose date satisfies a matcher.
  nonisolated public static func date(_ matcher: ValueMatcher<Date>) -> ElementMatcher {
    ofValue("date", matcher, index: IndexedPart(type: .datePicker)) { $0.date }
  }

  /// Matches pickers with this text in the selected row of a column.
  ///
  /// Columns are counted from 0.
  nonisolated public static func pickerColumn(_ column: Int, is text: String) -> ElementMatcher { .pickerColumn(column, is: .equal(text)) }

  /// Matches pickers whose text in the selected row of a column satisfies a matcher.
  ///
  /// Columns are counted from 0.
  nonisolated public static func pickerColumn(_ column: Int, is matcher: ValueMatcher<String>) -> ElementMatcher {
    let row: @MainActor (ElementSnapshot) -> String? = { element in
      guard let columns = element.pickerColumns, columns.indices.contains(column) else { return nil }
      return columns[column]
    }
    let claim = "\(matcher.claim("row")) in column \(column)"
    return ofValue("row in column \(column)", matcher, claim: claim, row)
  }

  /// Matches scroll views whose content has this offset, within 0.001 points.
  nonisolated public static func contentOffset(_ offset: CGPoint) -> ElementMatcher {
    let isClose = ValueMatcher<CGPoint>("is \(offset.text)", exactWords: offset.text) { abs($0.x - offset.x) <= 0.001 && abs($0.y - offset.y) <= 0.001 }
    return ofValue("content offset", isClose) { $0.contentOffset }
  }

  /// Matches scroll views whose content is scrolled to this edge, within 0.001 points.
  nonisolated public static func isScrolled(to edge: ContentEdge) -> ElementMatcher {
    ElementMatcher("is scrolled to the \(edge.rawValue) edge") { $0.isScrolled(to: edge) }
  }

  nonisolated private static func number(
    _ name: String, of type: XCUIElement.ElementType, _ matcher: ValueMatcher<Double>, _ value: @escaping @MainActor (ElementSnapshot) -> Double?
  ) -> ElementMatcher {
    ofValue(name, matcher, index: IndexedPart(type: type)) { $0.type == type ? value($0) : nil }
  }

  // MARK: Arbitrary properties

  /// Matches elements if a closure returns `true`.
  nonisolated public static func `where`(_ description: String = "satisfies a closure", _ test: @escaping @MainActor (ElementSnapshot) -> Bool) -> ElementMatcher {
    ElementMatcher(description, where: test)
  }

  /// Matches elements with a property that satisfies a matcher.
  ///
  /// For example, `.where(\.children.count, .greater(than: 2), named: "number of children")`.
  nonisolated public static func `where`<Value>(
    _ keyPath: KeyPath<ElementSnapshot, Value> & Sendable, _ matcher: ValueMatcher<Value>, named name: String = "property"
  ) -> ElementMatcher {
    ofValue(name, matcher) { $0[keyPath: keyPath] }
  }

  /// Matches elements with an optional property that isn't `nil` and satisfies a matcher.
  nonisolated public static func `where`<Value>(
    _ keyPath: KeyPath<ElementSnapshot, Value?> & Sendable, _ matcher: ValueMatcher<Value>, named name: String = "property"
  ) -> ElementMatcher {
    ofValue(name, matcher) { $0[keyPath: keyPath] }
  }

  /// Matches elements with a property that is true.
  nonisolated public static func `where`(_ keyPath: KeyPath<ElementSnapshot, Bool> & Sendable, named name: String = "property") -> ElementMatcher {
    ElementMatcher("has a \(name) that is true") { $0[keyPath: keyPath] }
  }
}

extension ElementMatcher {
  /// Returns a matcher for an optional value of an element.
  ///
  /// If an assertion with the matcher fails, the message includes the actual value.
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
        guard element.type == .secureTextField, let shown = value as? String, !shown.isEmpty, shown.allSatisfy({ $0 == "•" }) else {
          return Details(mismatch: claim.negatedClaim, facts: facts)
        }
        return Details(
          mismatch: claim.negatedClaim, facts: facts + ", because a secure field shows a bullet for each character",
          advice: "compare the typed text with .fieldText(typed: …), which doesn't print it.")
      },
      test: { element in value(element).map { test($0) } ?? false })
  }
}
