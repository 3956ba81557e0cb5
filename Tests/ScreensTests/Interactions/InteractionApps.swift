import HeadlessUI
import Screens

// The apps for tests of selections, actions and assertions.
extension AppUnderTest {
  @MainActor static var counting: AppUnderTest { AppUnderTest(name: "Mail") { TallyView() } }
  @MainActor static var pad: AppUnderTest { AppUnderTest(name: "Mail") { PadView() } }
  @MainActor static var coveredPad: AppUnderTest { AppUnderTest(name: "Mail") { CoveredPadView() } }
  @MainActor static var movingPad: AppUnderTest { AppUnderTest(name: "Mail") { MovingPadView() } }
  @MainActor static var twoFingerPad: AppUnderTest { AppUnderTest(name: "Mail") { TwoFingerPadView() } }
  @MainActor static var startPad: AppUnderTest { AppUnderTest(name: "Mail") { StartPadView() } }
  @MainActor static func strips(_ places: Double...) -> AppUnderTest { AppUnderTest(name: "Mail") { StripsView(places: places) } }
  @MainActor static func pointedPad(isCovered: Bool) -> AppUnderTest { AppUnderTest(name: "Mail") { PointedPadView(isCovered: isCovered) } }
  @MainActor static var heldPad: AppUnderTest { AppUnderTest(name: "Mail") { HeldPadView() } }
  @MainActor static var markedPad: AppUnderTest { AppUnderTest(name: "Mail") { MarkedPadView() } }
  @MainActor static var touchedRows: AppUnderTest { AppUnderTest(name: "Mail") { TouchedRowsView() } }
  @MainActor static var columns: AppUnderTest { AppUnderTest(name: "Mail") { ColumnsView() } }
  @MainActor static func lateFocus(_ delay: Double) -> AppUnderTest { AppUnderTest(name: "Mail") { LateFocusView(delay: delay) } }
  @MainActor static var notingField: AppUnderTest { AppUnderTest(name: "Mail") { NotingFieldView() } }
  @MainActor static var longList: AppUnderTest { AppUnderTest(name: "Mail") { LongListView() } }
  @MainActor static var setting: AppUnderTest { AppUnderTest(name: "Mail") { SettingView() } }
  @MainActor static var balance: AppUnderTest { AppUnderTest(name: "Mail") { BalanceView() } }
  @MainActor static var changes: AppUnderTest { AppUnderTest(name: "Mail") { ChangesView() } }
  @MainActor static var steps: AppUnderTest { AppUnderTest(name: "Mail") { StepsView() } }
  @MainActor static var endless: AppUnderTest { AppUnderTest(name: "Mail") { EndlessView() } }
  @MainActor static var stubbornRows: AppUnderTest { AppUnderTest(name: "Mail") { StubbornRowsView() } }
  @MainActor static var vanishingRows: AppUnderTest { AppUnderTest(name: "Mail") { VanishingRowsView() } }
  @MainActor static var shortList: AppUnderTest { AppUnderTest(name: "Mail") { ShortListView() } }
  @MainActor static var fixedControls: AppUnderTest { AppUnderTest(name: "Mail") { FixedControlsView() } }
  @MainActor static var scripts: AppUnderTest { AppUnderTest(name: "Mail") { ScriptView() } }
}
