import Foundation

/// The node of a ``ForEach``.
///
/// In a stack, the node creates all children. In a lazy container, it creates rows when they're needed.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>, ContentProviding, RowProviding, RowEditing {
  private enum Making {
    /// All children have been created.
    case eager
    /// Rows have been requested, but the number of rows for each element isn't known yet.
    case undecided
    /// Each element is one row that is created when it becomes visible.
    case lazy
  }

  // The parts of the view are stored separately, because each access to a property of the generic view would look up its type.
  private var data: Data
  private var id: (Data.Element) -> ID
  private var content: (Data.Element) -> Content
  private var deletion: ((IndexSet) -> Void)?
  private var movement: ((IndexSet, Int) -> Void)?
  private(set) var insertion: (any RowDropAction)?
  private var making: Making
  private var known = ForEachChildren<ID>()
  private var children: [ForEachChild] = []
  // The rows of the current collection by index. A list requests the same rows in each layout, and hashing an identity can be slow.
  private var rows: [Int: Node] = [:]
  private var count = 0
  // A number that marks the children that the current rebuild has visited. A set would be slower than the rest of the rebuild.
  private var round: UInt32 = 0

  init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    data = view.data
    id = view.id
    content = view.content
    deletion = view.deleteAction
    movement = view.moveAction
    insertion = view.insertion
    // Content that can be several rows is created at once. For other content, the first row determines whether rows can be created on demand.
    making = inputs.rowsAreLazy && !Content._mayBeSeveral(depth: 8) ? .undecided : .eager
    super.init(inputs)
    count = data.count
    if making == .eager { rebuild() }
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    data = view.data
    id = view.id
    content = view.content
    deletion = view.deleteAction
    movement = view.moveAction
    insertion = view.insertion
    if making == .eager { rebuild() } else { updateRows() }
  }

  private func content(of element: Data.Element) -> DeferredContent<Data.Element, Content> { DeferredContent(element, content) }

  private func rebuild() {
    round &+= 1
    var newChildren: [ForEachChild] = []
    newChildren.reserveCapacity(data.count)
    var keptCount = 0
    let inputs = childInputs
    for element in data {
      let id = self.id(element)
      var copy = 0
      while true {
        if let child = known.child(id, copy: copy) {
          // If this round has already visited the child, another element has the same identity, so look for the next copy.
          if child.node.collectionRound != round {
            child.node.collectionRound = round
            child.node.updateView(content(of: element))
            newChildren.append(child)
            keptCount += 1
            break
          }
        } else {
          let node = Node.make(content(of: element), inputs)
          node.collectionRound = round
          newChildren.append(known.insert(node, at: nil, id, copy: copy))
          break
        }
        if copy == 0 { noteEqualID(id) }
        copy += 1
      }
    }
    if keptCount < children.count {
      for child in children where child.node.collectionRound != round {
        known.remove(child)
        child.node.tearDown()
      }
    }
    if !newChildren.areSame(as: children) {
      children = newChildren
      itemsDidChange()
    }
  }

  private func noteEqualID(_ id: ID) { host.problems.noteEqualID("\(id)", in: enclosingViewName) }

  override func forEachChild(_ body: (Node) -> Void) { for child in children { body(child.node) } }

  override func appendItems(to items: inout ItemList) {
    items.beGroup()
    for child in children { child.node.appendItems(to: &items) }
  }

  override var contentProvider: (any ContentProviding)? { self }

  // As in SwiftUI, an element without a tag represents its identity.
  func appendPages(to tabs: inout [TabEntry]) {
    for child in children {
      let first = tabs.count
      child.node.collectPages(into: &tabs)
      for index in first..<tabs.count where tabs[index].tag == nil { tabs[index].tag = tabs[index].node.explicitTag ?? known.tag(of: child) }
    }
  }

  override func child(identifiedBy id: AnyHashable) -> Node? { (id.base as? ID).flatMap { known.child($0)?.node } }

  // MARK: Rows

  func appendRows(to segments: inout [RowSegment]) {
    if making == .undecided, !data.isEmpty { _ = row(at: 0) }
    if making == .eager { appendOwnRows(to: &segments) } else { segments.append(.rows(self)) }
  }

  var rowCount: Int { data.count }

  func index(ofRow id: AnyHashable) -> Int? {
    guard let id = id.base as? ID else { return nil }
    return data.enumerated().first { self.id($0.element) == id }?.offset
  }

  func row(at index: Int) -> Node {
    if let known = rows[index] { return known }
    let node = findRow(at: index)
    if making != .eager { rows[index] = node }
    return node
  }

  private func findRow(at index: Int) -> Node {
    let element = element(at: index)
    let id = self.id(element)
    var copy = 0
    var found = known.child(id)
    if let other = found, !other.isStale, let place = other.index, place != index {
      noteEqualID(id)
      copy = index + 1
      found = known.child(id, copy: copy)
    }
    if let found {
      if found.isStale { found.node.updateView(content(of: element)) }
      found.index = index
      found.isStale = false
      return found.node
    }
    let node = Node.make(content(of: element), making == .lazy ? NodeInputs(host: host, parent: self, environment: environment) : childInputs)
    children.append(known.insert(node, at: index, id, copy: copy))
    if node.makesVaryingRows {
      makeAll()
    } else if making == .undecided || (making == .lazy && !node.isOneRow) {
      decide(by: node)
    }
    return node
  }

  private func makeAll() {
    guard making != .eager else { return }
    making = .eager
    rows.removeAll()
    rebuild()
    itemsDidChange()
  }

  /// Decides whether rows can be created on demand, based on the node of one element.
  ///
  /// This is possible if each element is exactly one row. It isn't possible for sections, nested collections, and elements with several rows.
  private func decide(by node: Node) {
    if node.isOneRow {
      makeRows(like: node)
      return
    }
    var made: [RowSegment] = []
    node.collectRows(into: &made)
    if made.count > 1 || made.contains(where: { $0.fixedRow == nil }) {
      makeAll()
    } else if !made.isEmpty, making == .undecided {
      makeRows(like: node)
    }
  }

  private func makeRows(like node: Node) {
    making = .lazy
    node.becomeRow()
  }

  func keepOnly(_ kept: Set<ObjectIdentifier>) {
    guard making != .eager, hasRows(apartFrom: kept) else { return }
    var gone: [ForEachChild] = []
    var missing: [ForEachChild] = []
    for child in children where !kept.contains(ObjectIdentifier(child.node)) {
      if !child.node.hasWrittenState {
        gone.append(child)
      } else if child.isStale {
        missing.append(child)
      } else {
        child.node.setParked(true)
      }
    }
    // Search for moved rows only if rows would lose state, because searching the whole collection is slow.
    if !missing.isEmpty {
      parkMoved(missing)
      let lost = Set((gone + missing.filter(\.isStale)).map(ObjectIdentifier.init))
      gone = children.filter { lost.contains(ObjectIdentifier($0)) }
    }
    if gone.isEmpty { return }
    for child in gone { drop(child) }
    var remaining: [ForEachChild] = []
    remaining.reserveCapacity(children.count - gone.count)
    for child in children where child.node.isAlive { remaining.append(child) }
    children = remaining
  }

  // Use a loop instead of `contains(where:)`, because calling a closure in generic code is slower than the lookups.
  private func hasRows(apartFrom kept: Set<ObjectIdentifier>) -> Bool {
    for child in children where !kept.contains(ObjectIdentifier(child.node)) { return true }
    return false
  }

  /// Hides rows whose elements have moved, and keeps their state.
  ///
  /// Rows whose elements are no longer in the collection stay marked as stale.
  private func parkMoved(_ missing: [ForEachChild]) {
    var missing = Set(missing.map(ObjectIdentifier.init))
    for (index, element) in data.enumerated() {
      guard let child = known.child(id(element)), missing.remove(ObjectIdentifier(child)) != nil else { continue }
      child.index = index
      child.isStale = false
      child.node.updateView(content(of: element))
      child.node.setParked(true)
      if missing.isEmpty { break }
    }
  }

  /// Removes the rows of deleted elements.
  ///
  /// A list below another page isn't laid out, so its layout can't remove them. If a row contains a link, the link's page is removed as well.
  private func dropDeleted() {
    let stale = children.filter { $0.isStale && $0.node.hasWrittenState }
    if stale.isEmpty { return }
    parkMoved(stale)
    for child in stale where child.isStale { drop(child) }
    children.removeAll { !$0.node.isAlive }
  }

  private func updateRows() {
    rows.removeAll(keepingCapacity: true)
    var hasMoved = false
    let total = data.count
    for child in children {
      guard let index = child.index, index < total, case let element = element(at: index), known.has(child, id(element)) else {
        if !child.isStale {
          child.isStale = true
          hasMoved = true
        }
        continue
      }
      child.node.updateView(content(of: element))
      child.isStale = false
    }
    if hasMoved, !isShown { dropDeleted() }
    if hasMoved || total != count || making == .undecided { itemsDidChange() }
    count = total
  }

  // Use the offset and the action of the time of the deletion, because the view can be updated while the button is shown.
  func deleteAction(for child: Node) -> (() -> Void)? {
    guard deletion != nil, let element = entry(of: child) else { return nil }
    return { [weak self, weak element] in
      if let self, isAlive, let element, let offset = offset(of: element) { deletion?([offset]) }
    }
  }

  func moveAction(for child: Node) -> (offset: Int, move: (Int) -> Void)? {
    guard let action = movement, let offset = offset(of: child) else { return nil }
    return (offset, { action([offset], $0) })
  }

  func offset(of child: Node) -> Int? { entry(of: child).flatMap { offset(of: $0) } }

  func tag(of child: Node) -> AnyHashable? { entry(of: child).flatMap { known.tag(of: $0) } }

  private func entry(of node: Node) -> ForEachChild? {
    let view = node.memberView
    return children.first { $0.node === view }
  }

  // Don't search for the identity unless the row's place is unknown. The identity of an object can change without an update of the view, for example if a model is saved.
  private func offset(of child: ForEachChild) -> Int? {
    if making == .eager { return children.firstIndex { $0 === child } }
    if !child.isStale { return child.index }
    guard let id = known.id(of: child) else { return nil }
    return data.enumerated().first { self.id($0.element) == id }?.offset
  }

  private func element(at index: Int) -> Data.Element { data.element(atOffset: index) }

  private func drop(_ child: ForEachChild) {
    known.remove(child)
    if let index = child.index, rows[index] === child.node { rows[index] = nil }
    child.node.tearDown()
  }
}
