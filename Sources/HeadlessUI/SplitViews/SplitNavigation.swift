/// The connection between the list in a column of a split view and the next column.
///
/// On a phone, the columns are pages of one stack.
@MainActor
final class SplitNavigation {
  /// A closure that shows the next column, or returns to this column.
  private let show: (Bool) -> Void
  private weak var list: (any RowEditor)?

  init(show: @escaping (Bool) -> Void) { self.show = show }

  /// Shows or leaves the next column after a list's selection was changed or was made again.
  func selectionDidChange(isEmpty: Bool, in list: any RowEditor) {
    self.list = list
    show(!isEmpty)
  }

  /// Clears the selection of the list after the user has left the next column, as on a device.
  func nextColumnWasLeft() { list?.clearSelection() }
}

extension EnvironmentValues {
  /// The object that shows the next column, or `nil` in the last column and outside of split views.
  @Entry var splitNavigation: SplitNavigation?

  /// A Boolean value that indicates whether a navigation stack is a column of a split view.
  ///
  /// On a phone, this stack is part of the split view's stack.
  @Entry var isSplitColumn = false
}
