import Screens

extension AppContext {
  /// Brings the app under test back to the front.
  ///
  /// The function has the same name as in the tests of TABTestKit's example app.
  public func goBackToTABTestKitExampleApp(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    foregroundTheApp(fileID: fileID, filePath: filePath, line: line)
  }

  /// Brings the app under test back to the front: `When(I: goBackToTABTestKitExampleApp)`.
  @_disfavoredOverload public func goBackToTABTestKitExampleApp() { foregroundTheApp() }
}
