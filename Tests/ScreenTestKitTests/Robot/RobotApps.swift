import HeadlessUI
import Screens

// The apps that the tests of Robot's taps, swipes and alerts show.
extension AppUnderTest {
  @MainActor static var todos: AppUnderTest { AppUnderTest(name: "Mail") { TodoView() } }
  @MainActor static var lateTodos: AppUnderTest { AppUnderTest(name: "Mail") { TodoView(delay: 3) } }
  @MainActor static var swipePad: AppUnderTest { AppUnderTest(name: "Mail") { SwipePadView() } }
  @MainActor static var warnings: AppUnderTest { AppUnderTest(name: "Mail") { WarningView() } }
  @MainActor static var bars: AppUnderTest { AppUnderTest(name: "Mail") { BarsView() } }
}
