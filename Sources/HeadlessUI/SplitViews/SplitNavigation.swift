/// The columns of a split view on a phone, where they are pages of one stack: what the selection of a list in one column shows.
@MainActor
final class SplitNavigation {
  /// Shows the column after one, or the one itself.
  private let show: (Bool) -> Void
  private weak var list: (any RowEditor)?

  init(show: @escaping (Bool) -> Void) { self.show = show }

  /// The selection of a list in the column has changed, or was made again.
  func selectionDidChange(isEmpty: Bool, in list: any RowEditor) {
    self.list = list
    show(!isEmpty)
  }

  /// The next column was left: as on a phone the list has no selection then.
  func nextColumnWasLeft() { list?.clearSelection() }
}

extension EnvironmentValues {
  /// What shows the next column of the split view around; `nil` in the last column, and outside of split views.
  @Entry var splitNavigation: SplitNavigation?

  /// Whether a navigation stack here is a column of a split view, and so a part of the stack that this is on a phone.
  @Entry var isSplitColumn = false
}
