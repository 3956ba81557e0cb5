/// A collection whose elements can be deleted and moved by editing rows.
@MainActor
protocol RowEditing: Node {
  /// Returns the action that deletes a child's element, or `nil` if the app doesn't provide one.
  func deleteAction(for child: Node) -> (() -> Void)?

  /// Returns the offset of a child's element and the action that moves the element.
  ///
  /// If the app doesn't provide a move action, the result is `nil`.
  ///
  /// The action moves the element before the element at another offset.
  func moveAction(for child: Node) -> (offset: Int, move: (Int) -> Void)?

  /// Returns the offset of a child's element.
  func offset(of child: Node) -> Int?

  /// Returns the identity of a child's element, which is the row's selection value.
  func tag(of child: Node) -> AnyHashable?
}

/// The limits that modifiers set on the editing of a row.
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
  /// Returns the collection that contains a row, and the collection's child that contains the row.
  func rowCollection() -> (collection: any RowEditing, child: Node)? {
    var child = self
    while let parent = child.parent, parent.scrollingNode == nil {
      if let collection = parent as? any RowEditing { return (collection, child) }
      child = parent
    }
    return nil
  }

  /// Returns whether a modifier forbids an edit of this row.
  ///
  /// The modifier can be inside or around the row.
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
