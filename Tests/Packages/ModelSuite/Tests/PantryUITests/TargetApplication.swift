// The one file that the suite did not have: it says which app the tests launch, as Xcode's “Target Application” does.
import Pantry
import ScreenTestKit
import XCTest

extension XCTestCase: @retroactive NamesAppUnderTest {
  public static var namedApp: AppUnderTest { AppUnderTest(PantryApp.self) }
}
