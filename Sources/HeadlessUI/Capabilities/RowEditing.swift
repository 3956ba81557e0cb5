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
