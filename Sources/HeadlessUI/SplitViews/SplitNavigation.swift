/// Connects the list selection in a column of a split view with the next column.
///
/// On a phone, the columns are pages of one stack.
@MainActor
final class SplitNavigation {
  /// Shows the next column, or returns to this column.
  private let show: (Bool) -> Void
  private weak var list: (any RowEditor)?

  init(show: @escaping (Bool) -> Void) { self.show = show }

  /// Called when the selection of a list in the column has changed, or the same selection was made again.
  func selectionDidChange(isEmpty: Bool, in list: any RowEditor) {
    self.list = list
    show(!isEmpty)
  }

  /// Called when the user leaves the next column.
  ///
  /// As on a device, the list then has no selection.
  func nextColumnWasLeft() { list?.clearSelection() }
}

extension EnvironmentValues {
  /// The object that shows the next column, or `nil` in the last column and outside of split views.
  @Entry var splitNavigation: SplitNavigation?

  /// Whether a navigation stack is a column of a split view.
  ///
  /// On a phone, the stack is then part of the split view's stack.
  @Entry var isSplitColumn = false
}
