import Foundation
import ScreenModel

/// The controls of a row in edit mode: a delete button and a reorder handle.
@MainActor
final class RowEditingControls {
  static let width: CGFloat = 44

  let deleteButton: ElementNode?
  let handle: ReorderHandleNode?

  init(cell: CellNode, canDelete: Bool, canMove: Bool, delete: @escaping () -> Void) {
    deleteButton = canDelete ? ElementNode(ElementProperties(type: .button, traits: .button), parent: cell, action: delete) : nil
    handle = canMove ? ReorderHandleNode(cell: cell) : nil
  }

  var nodes: [Node] { [deleteButton, handle].compactMap { $0 } }

  /// The width of the delete button at the leading end of the row, in points, or 0 if there isn't one.
  var leadingWidth: CGFloat { deleteButton == nil ? 0 : Self.width }
  var trailingWidth: CGFloat { handle == nil ? 0 : Self.width }

  /// Places the controls in a row.
  ///
  /// The labels of the controls contain the given label of the row. If the row is mirrored, the delete button is at its right edge.
  func layout(in row: CGRect, label: String, isMirrored: Bool) {
    let left = CGRect(x: row.minX, y: row.minY, width: Self.width, height: row.height)
    let right = CGRect(x: row.maxX - Self.width, y: row.minY, width: Self.width, height: row.height)
    if let deleteButton {
      var properties = deleteButton.properties
      properties.label = "Delete \(label)"
      properties.frame = isMirrored ? right : left
      deleteButton.set(properties)
    }
    handle?.set(label: "Reorder \(label)", isMirrored ? left : right)
  }
}

/// The handle for dragging a row to another position.
final class ReorderHandleNode: Node {
  private unowned let cell: CellNode
  private var label = ""

  init(cell: CellNode) {
    self.cell = cell
    super.init(NodeInputs(host: cell.host, parent: cell, environment: cell.environment))
  }

  override var isItem: Bool { true }

  func set(label: String, _ frame: CGRect) {
    guard label != self.label || frame != self.frame else { return }
    self.label = label
    self.frame = frame
    markNeedsSync()
  }

  override func syncContents(_ context: inout SyncContext) {
    var properties = ElementProperties(type: .button, label: label, traits: .button, frame: frame)
    properties.isEnabled = environment.isEnabled
    syncElement(properties, &context)
  }

  override func handleTap(_ tap: TapEvent) -> Bool { true }

  override func claimsDrag(_ drag: DragEvent) -> Bool { true }

  override func handleDrag(_ drag: DragEvent) -> Bool {
    cell.moveRow(to: drag.end)
    return true
  }
}
