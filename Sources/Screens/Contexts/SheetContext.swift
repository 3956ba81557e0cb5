/// Steps about action sheets, such as tapping a button.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol SheetContext: VisibilityContext {}

extension SheetContext {
  /// Taps a button of the sheet.
  ///
  /// Buttons elsewhere on screen are ignored.
  public func tap(_ buttonID: String, in sheet: Sheet, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("tap", ["": buttonID, "in": sheet], at: fileID, line)
    sheet.actionButton(withID: buttonID).tap(fileID: fileID, filePath: filePath, line: line)
  }
}
