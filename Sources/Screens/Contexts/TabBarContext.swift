import HeadlessXCUI

/// Steps about tab bars: how many tabs there are.
///
/// A test case of ours has them already; another type adopts the protocol.
@preconcurrency @MainActor
public protocol TabBarContext {}

extension TabBarContext {
  /// Waits until the tab bar has so many tabs (10 virtual seconds at most); fails the test with their number when it has not.
  public func numberOfTabs(in tabBar: TabBar, is count: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    CallSite.with(fileID, filePath, line) {
      Expectation(name: "number of tabs", of: tabBar, expected: count) { tabBar.underlyingXCUIElement.buttons.count }.check()
    }
  }
}
