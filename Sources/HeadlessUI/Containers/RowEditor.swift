import Foundation

/// The editing and selection of a list, as its rows use them.
@MainActor
protocol RowEditor: Node {
  /// The layout of the rows.
  var geometry: ListGeometry { get }

  /// Whether the rows show their editing controls.
  var isEditing: Bool { get }

  /// Returns whether a row is selected.
  func isSelected(_ row: Node) -> Bool

  /// Selects the row with the given value.
  ///
  /// - Returns: Whether the list has single selection of the value's type.
  func select(value: AnyHashable) -> Bool

  /// Clears the selection of a list with single selection.
  func clearSelection()

  /// Returns the row of a collection that is nearest to a point, as its element's offset and its frame.
  func row(at point: CGPoint, in collection: any RowEditing) -> (offset: Int, frame: CGRect)?

  /// Returns whether a row is the first and the last one of its group.
  func groupEnds(ofRowAt frame: CGRect) -> (isFirst: Bool, isLast: Bool)
}

extension Node {
  /// The list that contains this node in one of its rows.
  var enclosingList: (any RowEditor)? {
    var node = parent
    while let current = node {
      if let list = current as? any RowEditor { return list }
      if current.scrollingNode != nil || current.isPresented { return nil }
      node = current.parent
    }
    return nil
  }
}
