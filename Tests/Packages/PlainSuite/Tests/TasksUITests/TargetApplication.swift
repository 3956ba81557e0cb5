// The one file that the suite did not have: it says which app the tests launch, as Xcode's “Target Application” does.
import ScreenTestKit
import Tasks
import XCTest

extension XCTestCase: @retroactive NamesAppUnderTest {
  public static var namedApp: AppUnderTest { AppUnderTest(TasksApp.self) }
}
