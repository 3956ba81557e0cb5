import Foundation
import ScreenModel
import XCTest

/// Tests that compare all forms of queries with a reference tree, between thousands of random changes.
final class RandomizedQueryTests: XCTestCase {
  func test_everyQueryAgreesWithAPlainWalkWhateverHasHappenedToTheTree() {
    var wandering = Wandering(seed: 1, texts: 12, hidesElements: true, size: 300)
    for step in 0..<4_000 {
      wandering.change()
      if let difference = wandering.difference() { return XCTFail("After step \(step): \(difference)") }
    }
  }

  func test_queriesAgreeWhenAFewTextsAreSharedByMany() {
    var wandering = Wandering(seed: 2, texts: 3, hidesElements: false, size: 200)
    for step in 0..<2_500 {
      wandering.change()
      if step % 3 == 0, let difference = wandering.difference() { return XCTFail("After step \(step): \(difference)") }
    }
  }

  func test_queriesAgreeWhenTextsKeepChangingAndOldOnesAreDropped() {
    var wandering = Wandering(seed: 3, texts: 100_000, hidesElements: true, size: 100)
    for step in 0..<6_000 {
      wandering.change()
      if step % 10 == 0, let difference = wandering.difference() { return XCTFail("After step \(step): \(difference)") }
    }
  }

  func test_orderAndKinshipAgree() {
    var wandering = Wandering(seed: 4, texts: 5, hidesElements: false, size: 150)
    for _ in 0..<600 { wandering.change() }
    let nodes = wandering.reference.all
    XCTAssertGreaterThan(nodes.count, 50)
    for (i, a) in nodes.enumerated() {
      for (j, b) in nodes.enumerated() {
        if wandering.tree.comesBefore(a.id, b.id) != (i < j) { return XCTFail("Order of \(i) and \(j)") }
        let isInside = a.ancestors.contains { $0 === b }
        if wandering.tree.isDescendant(a.id, of: b.id) != isInside { return XCTFail("Kinship of \(i) and \(j)") }
      }
    }
  }
}

/// A tree and its reference tree, with the same changes from a seeded generator.
private struct Wandering {
  let tree = ElementTree()
  let reference: ReferenceTree
  private var random: SeededGenerator
  private let textCount: UInt64
  private let hidesElements: Bool
  private let size: Int
  private var removed: [ElementID] = []

  init(seed: UInt64, texts: UInt64, hidesElements: Bool, size: Int) {
    random = SeededGenerator(seed: seed)
    textCount = texts
    self.hidesElements = hidesElements
    self.size = size
    reference = ReferenceTree(root: tree.root, tree[tree.root])
  }

  mutating func change() {
    let nodes = reference.all
    let node = nodes[random.below(nodes.count)]
    let properties = properties()
    switch random.next() % 40 {
    case 0..<(nodes.count > size ? 20 : 2) where node !== reference.root && node.subtree.count < size / 4:
      removed += node.subtree.map(\.id)
      tree.remove(node.id)
      reference.remove(node)
    case 20..<27:
      let parent = nodes[random.below(nodes.count)]
      let sibling = place(in: parent)
      if node !== reference.root {
        tree.move(node.id, into: parent.id, before: sibling?.id)
        reference.move(node, into: parent, before: sibling)
      }
    case 27..<33 where node !== reference.root:
      tree.update(node.id, to: properties)
      node.properties = properties
    default:
      let sibling = place(in: node)
      let id = tree.insert(properties, into: node.id, before: sibling?.id)
      reference.insert(id, properties, into: node, before: sibling)
    }
  }

  private mutating func place(in parent: ReferenceTree.Node) -> ReferenceTree.Node? {
    parent.children.isEmpty || random.next() % 2 == 0 ? nil : parent.children[random.below(parent.children.count)]
  }

  private mutating func text() -> String {
    switch random.next() % 4 {
    case 0: ""
    case 1: "a text that does not fit into sixteen bytes \(random.next() % textCount)"
    default: "t\(random.next() % textCount)"
    }
  }

  private static let types: [ElementType] = [.button, .cell, .staticText, .grid, .radioGroup, .table]

  private mutating func properties() -> ElementProperties {
    ElementProperties(
      type: Self.types[random.below(Self.types.count)], identifier: text(), label: text(), title: random.next() % 4 == 0 ? text() : "",
      value: random.next() % 4 == 0 ? text() : nil, placeholder: random.next() % 6 == 0 ? text() : nil, traits: ElementTraits(rawValue: UInt32(random.next() % 4)),
      isEnabled: random.next() % 3 != 0, isHidden: hidesElements && random.next() % 12 == 0)
  }

  /// Runs a random query in every form, and returns a description of the first difference.
  mutating func difference() -> String? {
    let nodes = reference.all
    if tree.count != nodes.count { return "count \(tree.count), expected \(nodes.count)" }
    for _ in 0..<3 {
      let scope = random.next() % 3 == 0 ? reference.root : nodes[random.below(nodes.count)]
      let knownText = nodes[random.below(nodes.count)].properties.label
      let onlyEnabled = random.next() % 3 == 0
      let query = ElementQuery(
        scope: scope.id, relation: random.next() % 4 == 0 ? .children : .descendants, type: random.next() % 2 == 0 ? .any : Self.types[random.below(Self.types.count)],
        string: random.next() % 4 == 0 ? nil : random.next() % 2 == 0 ? knownText : text(), traits: random.next() % 3 == 0 ? [.button] : [],
        predicate: onlyEnabled ? { $0.isEnabled } : nil)
      let expected = reference.matches(query, in: scope, predicate: onlyEnabled ? { $0.properties.isEnabled } : nil)
      let described = "\(query.type) “\(query.string ?? "-")” \(query.relation) \(onlyEnabled)"
      if tree.all(query) != expected { return "all of \(described)" }
      if tree.count(query) != expected.count { return "count of \(described): \(tree.count(query)), expected \(expected.count)" }
      if tree.first(query) != expected.first { return "first of \(described)" }
      let index = random.below(expected.count + 2)
      if tree.element(query, at: index) != (index < expected.count ? expected[index] : nil) { return "element \(index) of \(described)" }
    }
    let node = nodes[random.below(nodes.count)]
    if tree[node.id] != node.properties { return "properties of \(node.properties)" }
    if tree.children(of: node.id) != node.children.map(\.id) { return "children" }
    if tree.parent(of: node.id) != node.parent?.id { return "parent" }
    if tree.descendantCount(of: node.id) != node.subtree.count - 1 { return "descendant count" }
    if let stale = removed.randomElement(using: &random), tree.contains(stale) { return "a removed element is there" }
    return nil
  }
}
