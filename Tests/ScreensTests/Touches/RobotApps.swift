import HeadlessUI
import Screens

// The apps for tests of Robot's taps, swipes and alerts.
extension AppUnderTest {
  @MainActor static var todos: AppUnderTest { AppUnderTest(name: "Mail") { TodoView() } }
  @MainActor static var lateTodos: AppUnderTest { AppUnderTest(name: "Mail") { TodoView(delay: 3) } }
  @MainActor static var swipePad: AppUnderTest { AppUnderTest(name: "Mail") { SwipePadView() } }
  @MainActor static var animatedPad: AppUnderTest { AppUnderTest(name: "Mail") { AnimatedPadView() } }
  @MainActor static var coveredCanvas: AppUnderTest { AppUnderTest(name: "Mail") { CoveredCanvasView() } }
  @MainActor static var pressCanvas: AppUnderTest { AppUnderTest(name: "Mail") { PressCanvasView() } }
  @MainActor static var loudField: AppUnderTest { AppUnderTest(name: "Mail") { LoudFieldView() } }
  @MainActor static var warnings: AppUnderTest { AppUnderTest(name: "Mail") { WarningView() } }
  @MainActor static var bars: AppUnderTest { AppUnderTest(name: "Mail") { BarsView() } }
}
