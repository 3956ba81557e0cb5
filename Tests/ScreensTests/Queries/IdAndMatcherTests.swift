import Screens
import XCTest

/// Tests that an id and a matcher for the same text find the same elements.
@preconcurrency @MainActor
final class IdAndMatcherTests: FailureTestCase {
  func test_aTextInARowIsFoundByItsLabelAsByItsID() {
    passes(Gallery.parts) { _ in
      XCTAssertTrue(Label(id: "Line total").matches(.exists))
      for claim: ValueMatcher<String> in [.equal("Line total"), .hasPrefix("Line"), .contains("total")] {
        XCTAssertTrue(Label(matching: .label(claim)).matches(.exists), "\(claim)")
      }
    }
  }

  func test_anIDAndAMatcherFindTheSameElementsOfEveryKind() {
    for (name, app) in Gallery.pages {
      passes(app) { _ in
        let all = allElements().snapshots
        XCTAssertGreaterThan(all.count, 2, name)
        for element in all { self.compare(element, on: name) }
      }
    }
  }

  /// Compares the elements that each text of an element finds as an id and as a matcher.
  private func compare(_ element: ElementSnapshot, on page: String) {
    let claims: [(String, KeyPath<ElementSnapshot, String>, (ValueMatcher<String>) -> ElementMatcher)] = [
      ("identifier", \.identifier, { .identifier($0) }), ("label", \.label, { .label($0) }), ("title", \.title, { .title($0) }), ("value", \.knownValue, { .value($0) }),
      ("placeholder", \.knownPlaceholder, { .placeholder($0) }),
    ]
    let texts = Set(claims.map { element[keyPath: $0.1] }).subtracting([""])
    for text in texts {
      let byID = AnyTypedElement(element.type, id: text).found.map(\.id)
      if byID.isEmpty { XCTFail("\(page): \(element.type) “\(text)” is not found by its id") }
      XCTAssertEqual(AnyTypedElement(element.type, matching: .id(text)).found.map(\.id), byID, "\(page): \(element.type) “\(text)”")
      XCTAssertFalse(AnyTypedElement(.any, id: text).found.isEmpty, "\(page): “\(text)”")
      for (name, path, claim) in claims where element[keyPath: path] == text {
        let expected = AnyTypedElement(element.type, id: text).found.filter { $0[keyPath: path] == text }.map(\.id)
        let found = AnyTypedElement(element.type, matching: claim(.equal(text))).found.map(\.id)
        XCTAssertEqual(found, expected, "\(page): \(element.type) with the \(name) “\(text)”")
        XCTAssertFalse(AnyTypedElement(.any, matching: claim(.equal(text))).found.isEmpty, "\(page): \(name) “\(text)”")
        for other in [claim(.hasPrefix(text)), claim(.contains(text)), claim(.hasSuffix(text))] {
          let others = Set(AnyTypedElement(element.type, matching: other).found.map(\.id))
          // A part of a control is left out if another element matches.
          XCTAssertTrue(others.isSuperset(of: found) || element.tree.isPartOfControl(element.id) && !others.isEmpty, "\(page): \(element.type) that \(other)")
        }
      }
    }
  }

  func test_whatSatisfiesAClaimIsFoundAndSoNoMessageListsItAsRuledOut() {
    for (name, app) in Gallery.pages {
      passes(app) { _ in
        let all = allElements().snapshots
        for label in Set(all.map(\.label)).subtracting([""]) {
          for type in Set(all.map(\.type)).union([.any]) {
            let satisfying = all.contains { $0.label == label && (type == .any || $0.type == type) }
            XCTAssertEqual(AnyTypedElement(type, matching: .label(label)).matches(.exists), satisfying, "\(name): \(type) “\(label)”")
          }
        }
      }
    }
  }

  func test_theMatcherOfALabelPrefersWhatAPersonWouldName() {
    passes(Gallery.parts) { _ in
      XCTAssertEqual(allElements(.label("Only a text")).snapshots.map(\.type), [.cell])
      XCTAssertEqual(allElements(.label("Simple row")).snapshots.map(\.type), [.button], "neither the row around the link nor the text in it")
      XCTAssertEqual(allElements(.label("Line total")).snapshots.map(\.type), [.staticText])
      select(.label("Only a text")).assert(.exists)
    }
  }
}

extension ElementSnapshot {
  fileprivate var knownValue: String { value ?? "" }
  fileprivate var knownPlaceholder: String { placeholder ?? "" }
}
