import ScreenModel
import XCTest

final class ElementQueryTests: XCTestCase {
  private let tree = ElementTree()

  func test_aStringMatchesAnyOfTheFiveTexts() {
    let properties: [ElementProperties] = [
      ElementProperties(type: .other, identifier: "x"), ElementProperties(type: .other, label: "x"), ElementProperties(type: .other, title: "x"),
      ElementProperties(type: .other, value: "x"), ElementProperties(type: .other, placeholder: "x"), ElementProperties(type: .other, label: "xy"),
    ]
    let ids = properties.map { tree.insert($0, into: tree.root) }
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x")), Array(ids.prefix(5)))
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, string: "x")), 5)
  }

  func test_anElementThatCarriesAStringTwiceMatchesOnce() {
    let id = tree.insert(ElementProperties(type: .button, identifier: "x", label: "x", title: "x", value: "x", placeholder: "x"), into: tree.root)
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x")), [id])
    tree.update(id, to: ElementProperties(type: .button, value: "x"))
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x")), [id])
    tree.update(id, to: ElementProperties(type: .button))
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x")), [])
  }

  func test_theEmptyStringMatchesEmptyValuesAndPlaceholdersOnly() {
    insert(.button, "")
    let field = tree.insert(ElementProperties(type: .textField, value: ""), into: tree.root)
    let other = tree.insert(ElementProperties(type: .textField, placeholder: ""), into: tree.root)
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "")), [field, other])
  }

  func test_textsAreComparedByteByByte() {
    let composed = insert(.button, "caf\u{E9}")
    let decomposed = insert(.button, "cafe\u{301}")
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "caf\u{E9}")), [composed])
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "cafe\u{301}")), [decomposed])
  }

  func test_theScopeItselfIsNoMatch() {
    let outer = insert(.cell, "x")
    let inner = insert(.cell, "x", into: outer)
    XCTAssertEqual(tree.all(ElementQuery(scope: outer, type: .cell, string: "x")), [inner])
    XCTAssertEqual(tree.first(ElementQuery(scope: outer, string: "x")), inner)
    XCTAssertEqual(tree.count(ElementQuery(scope: outer, type: .cell)), 1)
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, type: .other)), 0)
  }

  func test_childrenAreOneLevelDown() {
    let outer = insert(.cell, "a")
    insert(.button, "x", into: outer)
    let direct = insert(.button, "x")
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, relation: .children, string: "x")), [direct])
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, relation: .children)), [outer, direct])
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, relation: .children, type: .button)), 1)
  }

  func test_allTraitsMustBeThere() {
    let both = tree.insert(ElementProperties(type: .staticText, label: "x", traits: [.header, .selected]), into: tree.root)
    let one = tree.insert(ElementProperties(type: .staticText, label: "x", traits: .header), into: tree.root)
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, traits: [.header, .selected])), [both])
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x", traits: .header)), [both, one])
  }

  func test_matchesComeInTreeOrderWhateverTheOrderOfInsertion() {
    let last = insert(.cell, "x")
    let first = insert(.cell, "x", before: last)
    let inFirst = insert(.button, "x", into: first)
    for _ in 0..<200 { insert(.other, "", before: last) }
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "x")), [first, inFirst, last])
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "x")), first)
    XCTAssertEqual(tree.element(ElementQuery(scope: tree.root, string: "x"), at: 2), last)
  }

  func test_anIndexBeyondTheMatchesFindsNothing() {
    insert(.button, "x")
    for query in [ElementQuery(scope: tree.root, string: "x"), ElementQuery(scope: tree.root), ElementQuery(scope: tree.root) { _ in true }] {
      XCTAssertNotNil(tree.element(query, at: 0))
      XCTAssertNil(tree.element(query, at: 1))
      XCTAssertNil(tree.element(query, at: -1))
      XCTAssertNil(tree.element(query, at: .max))
    }
  }

  func test_hiddenElementsAndWhatIsInThemDoNotMatch() {
    let panel = tree.insert(ElementProperties(type: .other, label: "x", isHidden: true), into: tree.root)
    let inPanel = insert(.button, "x", into: panel)
    let query = ElementQuery(scope: tree.root, string: "x")
    XCTAssertEqual(tree.all(query), [])
    XCTAssertEqual(tree.all(ElementQuery(scope: panel)), [])
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root)), 0)
    tree.update(panel, to: ElementProperties(type: .other, label: "x"))
    XCTAssertEqual(tree.all(query), [panel, inPanel])
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root)), 2)
  }

  func test_aPredicateSeesTheElementAsItIs() {
    let properties = ElementProperties(
      type: .switch, identifier: "id", label: "label", title: "title", value: "1", placeholder: "p", traits: .button, isEnabled: false, isSelected: true, hasFocus: true)
    let id = tree.insert(properties, into: tree.root)
    var seen: ElementSnapshot?
    XCTAssertEqual(
      tree.first(
        ElementQuery(scope: tree.root) {
          seen = $0
          return true
        }), id)
    XCTAssertEqual(seen?.properties, properties)
    XCTAssertEqual(seen?.type, .switch)
    XCTAssertEqual(seen?.identifier, "id")
    XCTAssertEqual(seen?.label, "label")
    XCTAssertEqual(seen?.title, "title")
    XCTAssertEqual(seen?.value, "1")
    XCTAssertEqual(seen?.placeholder, "p")
    XCTAssertEqual(seen?.traits, .button)
    XCTAssertEqual(seen?.frame, properties.frame)
    XCTAssertEqual([seen?.isEnabled, seen?.isSelected, seen?.hasFocus, seen?.isHidden], [false, true, true, false])
    tree.remove(id)
    XCTAssertEqual(seen?.label, "")
    XCTAssertEqual(seen?.properties, ElementProperties(type: .any, isEnabled: false))
  }

  func test_aPredicateIsAskedOnlyOfWhatElseMatches() {
    insert(.button, "x")
    insert(.cell, "x")
    insert(.button, "y")
    var asked = 0
    let query = ElementQuery(scope: tree.root, type: .button, string: "x") { _ in
      asked += 1
      return true
    }
    XCTAssertEqual(tree.count(query), 1)
    XCTAssertEqual(asked, 1)
  }

  func test_aPredicateThatChangesTheTreeBreaksNothing() {
    for index in 0..<50 { insert(.button, "x", into: insert(.cell, "cell \(index)")) }
    let tree = tree
    var first = tree.children(of: tree.root).first
    _ = tree.count(
      ElementQuery(scope: tree.root) { snapshot in
        tree.remove(snapshot.id)
        if snapshot.id == first { first = tree.children(of: tree.root).first }
        first = tree.insert(ElementProperties(type: .other, label: "new"), into: tree.root, before: first)
        return true
      })
    _ = tree.all(
      ElementQuery(scope: tree.root, string: "x") { snapshot in
        tree.remove(tree.parent(of: snapshot.id) ?? .absent)
        return true
      })
    let children = tree.children(of: tree.root)
    XCTAssertEqual(tree.count, tree.count(ElementQuery(scope: tree.root)) + 1)
    XCTAssertEqual(children.count, tree.count(ElementQuery(scope: tree.root, relation: .children)))
  }

  func test_everyTypeIsFoundByItself() {
    let cell = insert(.cell, "")
    var ids: [ElementType: ElementID] = [:]
    for type in ElementType.allCases where type != .any { ids[type] = insert(type, "", into: cell) }
    for (type, id) in ids {
      XCTAssertEqual(tree.all(ElementQuery(scope: cell, type: type)), [id], type.name)
      XCTAssertEqual(tree.first(ElementQuery(scope: cell, type: type)), id, type.name)
    }
  }

  func test_longListsOfOneTextAreTidiedAndStayRight() {
    var cells: [ElementID] = []
    for _ in 0..<100 { cells.append(insert(.cell, "Row")) }
    for (index, cell) in cells.enumerated() where index % 3 != 0 { tree.remove(cell) }
    var expected = cells.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    for index in expected.indices where index % 2 == 0 {
      tree.update(expected[index], to: ElementProperties(type: .cell, label: "Other"))
      tree.update(expected[index], to: ElementProperties(type: .cell, label: "Row"))
    }
    expected.append(insert(.cell, "Row"))
    for _ in 0..<2_000 { insert(.image, "") }
    XCTAssertEqual(tree.all(ElementQuery(scope: tree.root, string: "Row")), expected)
    XCTAssertEqual(tree.count(ElementQuery(scope: tree.root, string: "Row")), expected.count)
    XCTAssertEqual(tree.first(ElementQuery(scope: tree.root, string: "Row")), expected.first)
  }

  @discardableResult
  private func insert(_ type: ElementType, _ label: String, into parent: ElementID? = nil, before sibling: ElementID? = nil) -> ElementID {
    tree.insert(ElementProperties(type: type, label: label), into: parent ?? tree.root, before: sibling)
  }
}
