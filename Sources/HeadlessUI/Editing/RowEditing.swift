import Foundation

/// A collection that can delete and move the elements of its rows, and knows what they stand for.
@MainActor
protocol RowEditing: Node {
  /// Returns the action that deletes the element of a child; `nil` if the app has none.
  func deleteAction(for child: Node) -> (() -> Void)?

  /// Returns where the element of a child is, and what moves it to before the element of another place; `nil` if the app has no action for it.
  func moveAction(for child: Node) -> (offset: Int, move: (Int) -> Void)?

  /// Returns the place of the element of a child.
  func offset(of child: Node) -> Int?

  /// The identity of a child's element as the value that its row stands for.
  func tag(of child: Node) -> AnyHashable?
}

/// What modifiers say of the editing of a row.
struct RowEditingLimits: Equatable {
  var isMoveDisabled: Bool?
  var isDeleteDisabled: Bool?
  var isSelectionDisabled: Bool?
}

/// A node that limits the editing of the rows in it.
@MainActor
protocol RowLimiting: Node {
  var limits: RowEditingLimits { get }
}

/// A view with limits for the editing of the rows in it.
struct RowLimitsView<Content: View>: View, ModifierView {
  let content: Content
  let limits: RowEditingLimits

  func makeNode(_ inputs: NodeInputs) -> Node { RowLimitsNode(self, inputs) }
}

private final class RowLimitsNode<Content: View>: ViewNode<RowLimitsView<Content>>, RowLimiting {
  private(set) var limits: RowEditingLimits
  private var child: Node!

  init(_ view: RowLimitsView<Content>, _ inputs: NodeInputs) {
    limits = view.limits
    super.init(inputs)
    child = Node.make(view.content, childInputs)
  }

  override var rowLimits: (any RowLimiting)? { self }

  override func update(_ view: RowLimitsView<Content>) {
    child.updateView(view.content)
    guard limits != view.limits else { return }
    limits = view.limits
    invalidateLayout()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension Node {
  /// The collection around a row, with the child of it that the row is in.
  func rowCollection() -> (collection: any RowEditing, child: Node)? {
    var child = self
    while let parent = child.parent, parent.scrollingNode == nil {
      if let collection = parent as? any RowEditing { return (collection, child) }
      child = parent
    }
    return nil
  }

  /// Whether a modifier in this row, or around it, forbids something.
  func rowForbids(_ limit: (RowEditingLimits) -> Bool?) -> Bool {
    if let own = ownLimit(limit) { return own }
    var around = parent
    while let current = around, current.scrollingNode == nil {
      if let answer = current.rowLimits.flatMap({ limit($0.limits) }) { return answer }
      around = current.parent
    }
    return false
  }

  private func ownLimit(_ limit: (RowEditingLimits) -> Bool?) -> Bool? {
    if let answer = rowLimits.flatMap({ limit($0.limits) }) { return answer }
    var found: Bool?
    forEachSyncedChild { if found == nil { found = $0.ownLimit(limit) } }
    return found
  }
}

extension View {
  /// Sets whether the row of this view, or each row in it, can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isMoveDisabled: isDisabled)) }

  /// Sets whether the row of this view, or each row in it, can be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isDeleteDisabled: isDisabled)) }

  /// Sets whether the row of this view, or each row in it, can be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { RowLimitsView(content: self, limits: RowEditingLimits(isSelectionDisabled: isDisabled)) }
}
