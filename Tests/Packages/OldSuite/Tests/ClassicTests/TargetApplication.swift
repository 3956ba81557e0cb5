// The one file that the suite did not have: it says which app the tests launch, as Xcode's “Target Application” did.
import Classic
import TABTestKit

extension TABTestCase: @retroactive NamesAppUnderTest {
  public static var namedApp: AppUnderTest {
    AppUnderTest(ClassicApp.self, urlSchemes: ["classic"], faceIDUsageDescription: "Log in faster")
  }
}
