/// Steps about sheets of choices: tapping one of their buttons.
///
/// A test case of ours has them already; another type adopts the protocol.
@preconcurrency @MainActor
public protocol SheetContext {}

extension SheetContext {
  /// Taps a button of the sheet, and of nothing else on screen.
  public func tap(_ buttonID: String, in sheet: Sheet, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    sheet.actionButton(withID: buttonID).tap(fileID: fileID, filePath: filePath, line: line)
  }
}
