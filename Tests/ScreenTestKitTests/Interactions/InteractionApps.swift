import HeadlessUI
import Screens

// The apps that the tests of selections, actions and assertions show.
extension AppUnderTest {
  @MainActor static var counting: AppUnderTest { AppUnderTest(name: "Mail") { TallyView() } }
  @MainActor static var pad: AppUnderTest { AppUnderTest(name: "Mail") { PadView() } }
  @MainActor static var coveredPad: AppUnderTest { AppUnderTest(name: "Mail") { CoveredPadView() } }
  @MainActor static var movingPad: AppUnderTest { AppUnderTest(name: "Mail") { MovingPadView() } }
  @MainActor static var twoFingerPad: AppUnderTest { AppUnderTest(name: "Mail") { TwoFingerPadView() } }
  @MainActor static var startPad: AppUnderTest { AppUnderTest(name: "Mail") { StartPadView() } }
  @MainActor static var heldPad: AppUnderTest { AppUnderTest(name: "Mail") { HeldPadView() } }
  @MainActor static var markedPad: AppUnderTest { AppUnderTest(name: "Mail") { MarkedPadView() } }
  @MainActor static var touchedRows: AppUnderTest { AppUnderTest(name: "Mail") { TouchedRowsView() } }
  @MainActor static var columns: AppUnderTest { AppUnderTest(name: "Mail") { ColumnsView() } }
  @MainActor static func lateFocus(_ delay: Double) -> AppUnderTest { AppUnderTest(name: "Mail") { LateFocusView(delay: delay) } }
  @MainActor static var notingField: AppUnderTest { AppUnderTest(name: "Mail") { NotingFieldView() } }
  @MainActor static var longList: AppUnderTest { AppUnderTest(name: "Mail") { LongListView() } }
  @MainActor static var setting: AppUnderTest { AppUnderTest(name: "Mail") { SettingView() } }
  @MainActor static var steps: AppUnderTest { AppUnderTest(name: "Mail") { StepsView() } }
  @MainActor static var endless: AppUnderTest { AppUnderTest(name: "Mail") { EndlessView() } }
  @MainActor static var scripts: AppUnderTest { AppUnderTest(name: "Mail") { ScriptView() } }
}
