import HeadlessXCUI

/// Steps about tab bars, such as checking the number of tabs.
///
/// This package's test cases already conform to this protocol. Other types can adopt it, too.
@preconcurrency @MainActor
public protocol TabBarContext: VisibilityContext {}

extension TabBarContext {
  /// Waits up to 10 virtual seconds until the tab bar has the given number of tabs.
  ///
  /// If it doesn't, the test fails with the actual number.
  public func numberOfTabs(in tabBar: TabBar, is count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      StepArguments.note("numberOfTabs", ["in": tabBar, "is": count], at: fileID, line)
      Expectation(name: "number of tabs", of: tabBar, expected: count) { tabBar.underlyingXCUIElement.buttons.count }.check()
    }
  }
}
