import HeadlessXCUI

/// Steps about tab bars: checking the number of tabs.
///
/// Test cases of this package conform already. Other types can conform, too.
@preconcurrency @MainActor
public protocol TabBarContext {}

extension TabBarContext {
  /// Waits until the tab bar has the given number of tabs, at most 10 virtual seconds.
  ///
  /// If it doesn't, the test fails with the actual number.
  public func numberOfTabs(in tabBar: TabBar, is count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "number of tabs", of: tabBar, expected: count) { tabBar.underlyingXCUIElement.buttons.count }.check()
    }
  }
}
