import Foundation

/// The node of a ``ForEach``: eager in a stack, lazy in a container that asks for rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>, RowProviding, RowDeleting {
  /// The identity of a child.
  ///
  /// Equal ids are a mistake of the app; each further one still gets a child of its own, told apart by its place.
  private struct Key: Hashable {
    let id: ID
    var copy = 0
  }

  private enum Making {
    /// All children are there.
    case eager
    /// Rows are asked for, and nobody has seen yet what an element makes.
    case undecided
    /// Each element makes one row, when it comes into view.
    case lazy
  }

  private var view: ForEach<Data, ID, Content>
  private var making: Making
  private var children: [Key: Node] = [:]
  private var order: [Key] = []
  // For rows alone: where each was when it was last seen, and those that were not there any more.
  private var lastIndex: [Key: Int] = [:]
  private var stale: Set<Key> = []
  private var count = 0

  init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    self.view = view
    making = inputs.environment.rowsAreLazy ? .undecided : .eager
    super.init(inputs)
    count = view.data.count
    if making == .eager { rebuild() }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if making == .eager { rebuild() } else { updateRows() }
  }

  private func rebuild() {
    var remaining = children
    var newOrder: [Key] = []
    newOrder.reserveCapacity(view.data.count)
    let inputs = childInputs
    for element in view.data {
      var key = Key(id: view.id(element))
      let content = DeferredContent(element, view.content)
      while true {
        if let node = remaining.removeValue(forKey: key) {
          node.updateView(content)
          break
        }
        if children[key] == nil {
          children[key] = Node.make(content, inputs)
          break
        }
        key.copy += 1
      }
      newOrder.append(key)
    }
    if !remaining.isEmpty {
      for key in order { if let node = remaining[key] { children[key] = nil; node.tearDown() } }
    }
    if newOrder != order {
      order = newOrder
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for key in order { if let child = children[key] { body(child) } }
  }

  // An element without a tag of its own stands for its id, as in SwiftUI.
  override func appendTabs(to tabs: inout [TabEntry]) {
    for key in order {
      let first = tabs.count
      children[key]?.appendTabs(to: &tabs)
      for index in first..<tabs.count where tabs[index].tag == nil { tabs[index].tag = tabs[index].node.explicitTag ?? AnyHashable(key.id) }
    }
  }

  override func child(identifiedBy id: AnyHashable) -> Node? { (id.base as? ID).flatMap { children[Key(id: $0)] } }

  // MARK: Rows

  override func appendRowSegments(to segments: inout [RowSegment]) {
    if making == .undecided, !view.data.isEmpty { _ = row(at: 0) }
    if making == .eager { super.appendRowSegments(to: &segments) } else { segments.append(.rows(self)) }
  }

  var rowCount: Int { view.data.count }

  func index(ofRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return view.data.enumerated().first { view.id($0.element) == id }?.offset
  }

  func row(at index: Int) -> Node {
    let element = element(at: index)
    var key = Key(id: view.id(element))
    if let known = lastIndex[key], known != index, children[key] != nil, !stale.contains(key) { key.copy = index + 1 }
    lastIndex[key] = index
    if let node = children[key] {
      if stale.remove(key) != nil { node.updateView(DeferredContent(element, view.content)) }
      return node
    }
    let node = Node.make(DeferredContent(element, view.content), childInputs)
    children[key] = node
    order.append(key)
    if making != .eager { decide(by: node) }
    return node
  }

  /// One row for each element can be made lazily; sections, nested collections and several rows in one cannot.
  private func decide(by node: Node) {
    var made: [RowSegment] = []
    node.appendRowSegments(to: &made)
    if made.count > 1 || made.contains(where: { $0.fixedRow == nil }) {
      making = .eager
      lastIndex.removeAll()
      stale.removeAll()
      rebuild()
      itemsDidChange()
    } else if !made.isEmpty {
      making = .lazy
    }
  }

  func keepOnly(_ kept: Set<ObjectIdentifier>) {
    guard making != .eager else { return }
    var gone: Set<Key> = []
    var missing: Set<Key> = []
    for key in order {
      guard let node = children[key], !kept.contains(ObjectIdentifier(node)) else { continue }
      if !node.hasWrittenState {
        gone.insert(key)
      } else if stale.contains(key) {
        missing.insert(key)
      } else {
        node.setParked(true)
      }
    }
    // Only for rows with something to lose is the whole collection searched.
    if !missing.isEmpty { gone.formUnion(parkMoved(missing)) }
    if gone.isEmpty { return }
    for key in order where gone.contains(key) { drop(key) }
    order.removeAll { gone.contains($0) }
  }

  /// Finds rows that have moved out of view; answers those that are not in the collection any more.
  private func parkMoved(_ missing: Set<Key>) -> Set<Key> {
    var missing = missing
    for (index, element) in view.data.enumerated() {
      let key = Key(id: view.id(element))
      guard missing.remove(key) != nil else { continue }
      lastIndex[key] = index
      stale.remove(key)
      children[key]?.updateView(DeferredContent(element, view.content))
      children[key]?.setParked(true)
      if missing.isEmpty { break }
    }
    return missing
  }

  private func updateRows() {
    var hasMoved = false
    let known = view.data.count
    for key in order {
      guard let index = lastIndex[key], index < known else {
        hasMoved = stale.insert(key).inserted || hasMoved
        continue
      }
      let element = element(at: index)
      if view.id(element) == key.id {
        children[key]?.updateView(DeferredContent(element, view.content))
        stale.remove(key)
      } else {
        hasMoved = stale.insert(key).inserted || hasMoved
      }
    }
    if hasMoved || known != count || making == .undecided { itemsDidChange() }
    count = known
  }

  func deleteAction(for child: Node) -> (() -> Void)? {
    guard let action = view.deleteAction, let key = order.first(where: { children[$0] === child }) else { return nil }
    return { [unowned self] in
      if let offset = view.data.enumerated().first(where: { view.id($0.element) == key.id })?.offset { action([offset]) }
    }
  }

  private func element(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

  private func drop(_ key: Key) {
    children.removeValue(forKey: key)?.tearDown()
    lastIndex[key] = nil
    stale.remove(key)
  }
}
