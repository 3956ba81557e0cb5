import Foundation

/// The node of a ``ForEach``: eager in a stack, lazy in a container that asks for rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>, ContentProviding, RowProviding, RowDeleting {
  /// The identity of a child.
  ///
  /// Equal ids are a mistake of the app, which is reported; each further element still gets a child of its own, told apart by its place.
  private struct Key: Hashable {
    let id: ID
    var copy = 0
  }

  /// A child and, for rows alone, where its element was when it was last seen.
  private struct Child {
    let node: Node
    var index: Int?
    /// Whether the element was not there any more.
    var isStale = false
  }

  private enum Making {
    /// All children are there.
    case eager
    /// Rows are asked for, and it is not known yet what an element makes.
    case undecided
    /// Each element makes one row, when it comes into view.
    case lazy
  }

  private var view: ForEach<Data, ID, Content>
  private var making: Making
  private var children: [Key: Child] = [:]
  private var order: [(key: Key, node: Node)] = []
  // The rows of the collection as it is now: a list asks for the same ones at each layout, and an id may be slow to hash.
  private var rows: [Int: Node] = [:]
  private var count = 0
  // Marks the children that a rebuilding has met: a set of them would cost more than all the rest.
  private var round: UInt32 = 0

  init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    self.view = view
    making = inputs.rowsAreLazy ? .undecided : .eager
    super.init(inputs)
    count = view.data.count
    if making == .eager { rebuild() }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if making == .eager { rebuild() } else { updateRows() }
  }

  private func content(of element: Data.Element) -> DeferredContent<Data.Element, Content> { DeferredContent(element, view.content) }

  private func rebuild() {
    round &+= 1
    var newOrder: [(key: Key, node: Node)] = []
    newOrder.reserveCapacity(view.data.count)
    var keptCount = 0
    let inputs = childInputs
    for element in view.data {
      var key = Key(id: view.id(element))
      while true {
        if let child = children[key] {
          // One that this round has met already has the same id.
          if child.node.collectionRound != round {
            child.node.collectionRound = round
            child.node.updateView(content(of: element))
            newOrder.append((key, child.node))
            keptCount += 1
            break
          }
        } else {
          let node = Node.make(content(of: element), inputs)
          node.collectionRound = round
          children[key] = Child(node: node)
          newOrder.append((key, node))
          break
        }
        if key.copy == 0 { noteEqualID(key.id) }
        key.copy += 1
      }
    }
    if keptCount < order.count {
      for (key, node) in order where node.collectionRound != round {
        children[key] = nil
        node.tearDown()
      }
    }
    if !newOrder.elementsEqual(order, by: { $0.node === $1.node }) {
      order = newOrder
      itemsDidChange()
    }
  }

  private func noteEqualID(_ id: ID) { host.problems.noteEqualID("\(id)", in: enclosingViewName) }

  override func forEachChild(_ body: (Node) -> Void) { for child in order { body(child.node) } }

  override var contentProvider: (any ContentProviding)? { self }

  // An element without a tag of its own stands for its id, as in SwiftUI.
  func appendPages(to tabs: inout [TabEntry]) {
    for (key, node) in order {
      let first = tabs.count
      node.collectPages(into: &tabs)
      for index in first..<tabs.count where tabs[index].tag == nil { tabs[index].tag = tabs[index].node.explicitTag ?? AnyHashable(key.id) }
    }
  }

  override func child(identifiedBy id: AnyHashable) -> Node? { (id.base as? ID).flatMap { children[Key(id: $0)]?.node } }

  // MARK: Rows

  func appendRows(to segments: inout [RowSegment]) {
    if making == .undecided, !view.data.isEmpty { _ = row(at: 0) }
    if making == .eager { appendOwnRows(to: &segments) } else { segments.append(.rows(self)) }
  }

  var rowCount: Int { view.data.count }

  func index(ofRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return view.data.enumerated().first { view.id($0.element) == id }?.offset
  }

  func row(at index: Int) -> Node {
    if let known = rows[index] { return known }
    let node = findRow(at: index)
    if making != .eager { rows[index] = node }
    return node
  }

  private func findRow(at index: Int) -> Node {
    let element = element(at: index)
    var key = Key(id: view.id(element))
    var known = children[key]
    if let other = known, !other.isStale, let place = other.index, place != index {
      noteEqualID(key.id)
      key.copy = index + 1
      known = children[key]
    }
    if let known {
      if known.isStale { known.node.updateView(content(of: element)) }
      if known.isStale || known.index != index { children[key] = Child(node: known.node, index: index) }
      return known.node
    }
    let node = Node.make(content(of: element), childInputs)
    children[key] = Child(node: node, index: index)
    order.append((key, node))
    if making != .eager { decide(by: node) }
    return node
  }

  /// One row for each element can be made lazily; sections, nested collections and several rows in one cannot.
  private func decide(by node: Node) {
    var made: [RowSegment] = []
    node.collectRows(into: &made)
    if made.count > 1 || made.contains(where: { $0.fixedRow == nil }) {
      making = .eager
      rows.removeAll()
      rebuild()
      itemsDidChange()
    } else if !made.isEmpty {
      making = .lazy
    }
  }

  func keepOnly(_ kept: Set<ObjectIdentifier>) {
    guard making != .eager, hasRows(apartFrom: kept) else { return }
    var gone: [Key] = []
    var missing: Set<Key> = []
    for (key, node) in order where !kept.contains(ObjectIdentifier(node)) {
      if !node.hasWrittenState {
        gone.append(key)
      } else if children[key]?.isStale == true {
        missing.insert(key)
      } else {
        node.setParked(true)
      }
    }
    // Only for rows with something to lose is the whole collection searched.
    if !missing.isEmpty {
      let lost = parkMoved(missing).union(gone)
      gone = order.map(\.key).filter(lost.contains)
    }
    if gone.isEmpty { return }
    for key in gone { drop(key) }
    var remaining: [(key: Key, node: Node)] = []
    remaining.reserveCapacity(order.count - gone.count)
    for entry in order where entry.node.isAlive { remaining.append(entry) }
    order = remaining
  }

  // A loop of its own: closures in generic code cost more than the look-ups.
  private func hasRows(apartFrom kept: Set<ObjectIdentifier>) -> Bool {
    for entry in order where !kept.contains(ObjectIdentifier(entry.node)) { return true }
    return false
  }

  /// Finds rows that have moved out of view; answers those that are not in the collection any more.
  private func parkMoved(_ missing: Set<Key>) -> Set<Key> {
    var missing = missing
    for (index, element) in view.data.enumerated() {
      let key = Key(id: view.id(element))
      guard missing.remove(key) != nil, let child = children[key] else { continue }
      children[key] = Child(node: child.node, index: index)
      child.node.updateView(content(of: element))
      child.node.setParked(true)
      if missing.isEmpty { break }
    }
    return missing
  }

  private func updateRows() {
    rows.removeAll(keepingCapacity: true)
    var hasMoved = false
    let known = view.data.count
    for (key, node) in order {
      guard let index = children[key]?.index, index < known, case let element = element(at: index), view.id(element) == key.id else {
        if children[key]?.isStale == false {
          children[key]?.isStale = true
          hasMoved = true
        }
        continue
      }
      node.updateView(content(of: element))
      children[key]?.isStale = false
    }
    if hasMoved || known != count || making == .undecided { itemsDidChange() }
    count = known
  }

  func deleteAction(for child: Node) -> (() -> Void)? {
    guard let action = view.deleteAction, let key = order.first(where: { $0.node === child })?.key else { return nil }
    return { [unowned self] in
      if let offset = view.data.enumerated().first(where: { view.id($0.element) == key.id })?.offset { action([offset]) }
    }
  }

  private func element(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

  private func drop(_ key: Key) {
    guard let child = children.removeValue(forKey: key) else { return }
    if let index = child.index, rows[index] === child.node { rows[index] = nil }
    child.node.tearDown()
  }
}
