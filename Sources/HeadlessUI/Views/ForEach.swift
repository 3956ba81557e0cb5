/// Views made from the elements of a collection, each with the identity of its element, as in SwiftUI.
///
/// In a ``List`` only the rows in view are made, however long the collection is.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View, PrimitiveView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  /// Makes a view for each element, identified by a property of it: `ForEach(names, id: \.self) { Text($0) }`.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  func makeNode(_ inputs: NodeInputs) -> Node { ForEachNode(self, inputs) }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a view for each identifiable element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    id = { $0.id }
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Makes a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}

/// The node of a ``ForEach``: eager in a stack, lazy in a container that asks for rows.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<ForEach<Data, ID, Content>>, RowProviding {
  private var view: ForEach<Data, ID, Content>
  private var children: [ID: Node] = [:]
  private var order: [ID] = []
  private var lastIndex: [ID: Int] = [:]
  private let isLazy: Bool

  init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    self.view = view
    isLazy = inputs.environment.rowsAreLazy
    super.init(inputs)
    if !isLazy { rebuild() }
  }

  // A container inside of a row decides for itself: laziness is not inherited further down.
  override var childInputs: NodeInputs {
    var environment = self.environment
    if isLazy { environment.rowsAreLazy = false }
    return NodeInputs(host: host, parent: self, environment: environment)
  }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = inherited
    if isLazy { environment.rowsAreLazy = false }
    return environment
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    if isLazy {
      updateLazyRows()
    } else {
      rebuild()
    }
  }

  private func rebuild() {
    var remaining = children
    var newOrder: [ID] = []
    newOrder.reserveCapacity(view.data.count)
    for element in view.data {
      let id = view.id(element)
      let content = view.content(element)
      if let node = remaining.removeValue(forKey: id) {
        node.updateView(content)
        newOrder.append(id)
      } else if children[id] == nil {
        children[id] = Node.make(content, childInputs)
        newOrder.append(id)
      }
    }
    for (id, node) in remaining {
      children[id] = nil
      node.tearDown()
    }
    if newOrder != order {
      order = newOrder
      itemsDidChange()
    }
  }

  override func forEachChild(_ body: (Node) -> Void) {
    for id in order { if let child = children[id] { body(child) } }
  }

  // An element without a tag of its own stands for its id, as in SwiftUI.
  override func appendTabs(to tabs: inout [Tab]) {
    for id in order {
      let first = tabs.count
      children[id]?.appendTabs(to: &tabs)
      for index in first..<tabs.count where tabs[index].tag == nil { tabs[index].tag = tabs[index].node.explicitTag ?? AnyHashable(id) }
    }
  }

  // MARK: Rows

  override func appendRowSegments(to segments: inout [RowSegment]) {
    if isLazy { segments.append(.rows(self)) } else { super.appendRowSegments(to: &segments) }
  }

  var rowCount: Int { view.data.count }

  func row(at index: Int) -> Node {
    let element = element(at: index)
    let id = view.id(element)
    lastIndex[id] = index
    if let node = children[id] { return node }
    let node = Node.make(view.content(element), childInputs)
    children[id] = node
    order.append(id)
    return node
  }

  func keepOnly(_ kept: Set<ObjectIdentifier>) {
    order.removeAll { id in
      guard let node = children[id], !kept.contains(ObjectIdentifier(node)) else { return false }
      drop(id)
      return true
    }
  }

  private func updateLazyRows() {
    // Only the rows that exist are described anew. A row is looked for where it was last; only one that has moved costs a search.
    var moved = Set<ID>()
    for id in order {
      guard let index = lastIndex[id], index < view.data.count, view.id(element(at: index)) == id else {
        moved.insert(id)
        continue
      }
      children[id]?.updateView(view.content(element(at: index)))
    }
    if !moved.isEmpty {
      for (index, element) in view.data.enumerated() {
        let id = view.id(element)
        guard moved.remove(id) != nil else { continue }
        lastIndex[id] = index
        children[id]?.updateView(view.content(element))
        if moved.isEmpty { break }
      }
    }
    for id in moved { drop(id) }
    order.removeAll { moved.contains($0) }
    itemsDidChange()
  }

  private func element(at index: Int) -> Data.Element { view.data[view.data.index(view.data.startIndex, offsetBy: index)] }

  private func drop(_ id: ID) {
    children.removeValue(forKey: id)?.tearDown()
    lastIndex[id] = nil
  }
}
