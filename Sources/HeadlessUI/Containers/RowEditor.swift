import Foundation

/// A list as its rows know it: it may be edited, and rows may be selected.
@MainActor
protocol RowEditor: Node {
  /// Where the rows lie.
  var geometry: ListGeometry { get }

  /// Whether the rows show their controls for editing.
  var isEditing: Bool { get }

  /// Whether a row is selected.
  func isSelected(_ row: Node) -> Bool

  /// Selects the row of a value.
  ///
  /// - Returns: Whether the list has a selection of one value of that type.
  func select(value: AnyHashable) -> Bool

  /// Takes the selection of one row back.
  func clearSelection()

  /// Returns the place of the element of a collection whose row is nearest to a point, and the row's frame.
  func row(at point: CGPoint, in collection: any RowEditing) -> (offset: Int, frame: CGRect)?
}

extension Node {
  /// The list that this node is in a row of.
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
