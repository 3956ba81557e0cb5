import CTestProcess
import VirtualTime
import XCTest

/// The names that are suggested for a symbol that a toolchain doesn't have anymore.
final class SimilarSymbolTests: XCTestCase {
  private static let essentials = ExportedSymbols(
    library: "libFoundationEssentials.so",
    names: [
      "$s20FoundationEssentials8TimeZoneV7currentACvgZ", "$s20FoundationEssentials8TimeZoneV7defaultACSgvgZ", "$s20FoundationEssentials8TimeZoneV10identifierSSvg",
      "$s20FoundationEssentials6LocaleV7currentACvgZ", "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ",
    ])
  private static let foundation = ExportedSymbols(
    library: "libFoundation.so",
    names: [
      "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF", "$s10Foundation12UserDefaultsC9suiteNameACSgSSSg_tcfC", "$s10Foundation12UserDefaultsCACycfC",
      "CFRunLoopAddTimer", "CFRunLoopAddObserver", "CFRunLoopRemoveTimer",
    ],
    imports: ["ppoll64", "pthread_mutex_unlock", "getenv"])
  private static let library = ExportedSymbols(
    library: "libc.so",
    names: ["clock_gettime", "__clock_gettime", "clock_getres", "timer_settime", "timer_gettime", "pthread_mutex_lock", "pthread_mutex_unlock", "time", "times"])
  private static let dispatch = ExportedSymbols(library: "libdispatch.so", imports: ["pthread_cond_wait"])

  private static func symbols(of name: String) -> ExportedSymbols? { [essentials, foundation, library, dispatch].first { $0.library == name } }

  private func sentence(_ symbol: String, of library: String, way: InterpositionRow.Way = .found) -> String {
    let wanted = WantedSymbol(symbol: symbol, library: library, way: way)
    return wanted.sentence(similar: wanted.similarSymbols(in: Self.symbols))
  }

  // MARK: Swift names

  func test_aRenamedProperty() {
    XCTAssertEqual(
      sentence("$s20FoundationEssentials8TimeZoneV11currentZoneACvgZ", of: "libFoundationEssentials.so"),
      """
      `static FoundationEssentials.TimeZone.currentZone.getter : FoundationEssentials.TimeZone` of libFoundationEssentials.so is gone; \
      similar: static FoundationEssentials.TimeZone.current.getter : FoundationEssentials.TimeZone
      """)
    XCTAssertEqual(
      sentence("$s20FoundationEssentials8TimeZoneV8_defaultACSgvgZ", of: "libFoundationEssentials.so"),
      """
      `static FoundationEssentials.TimeZone._default.getter : Swift.Optional<FoundationEssentials.TimeZone>` of libFoundationEssentials.so is gone; \
      similar: static FoundationEssentials.TimeZone.default.getter : Swift.Optional<FoundationEssentials.TimeZone>
      """)
  }

  func test_aChangedArgumentLabel() {
    XCTAssertEqual(
      sentence("$s10Foundation7RunLoopC3run4mode5untilSbAC4ModeV_0A10Essentials4DateVtF", of: "libFoundation.so"),
      """
      `Foundation.RunLoop.run(mode: Foundation.RunLoop.Mode, until: FoundationEssentials.Date) -> Swift.Bool` of libFoundation.so is gone; \
      similar: Foundation.RunLoop.run(mode: Foundation.RunLoop.Mode, before: FoundationEssentials.Date) -> Swift.Bool
      """)
    // The initializer without arguments isn't suggested.
    XCTAssertEqual(
      sentence("$s10Foundation12UserDefaultsC5suiteACSgSSSg_tcfC", of: "libFoundation.so"),
      """
      `Foundation.UserDefaults.__allocating_init(suite: Swift.Optional<Swift.String>) -> Swift.Optional<Foundation.UserDefaults>` of libFoundation.so is gone; \
      similar: Foundation.UserDefaults.__allocating_init(suiteName: Swift.Optional<Swift.String>) -> Swift.Optional<Foundation.UserDefaults>
      """)
  }

  func test_aChangedType() {
    XCTAssertEqual(
      sentence("$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtYaF", of: "libFoundation.so"),
      """
      `Foundation.RunLoop.run(mode: Foundation.RunLoop.Mode, before: FoundationEssentials.Date) async -> Swift.Bool` of libFoundation.so is gone; \
      similar: Foundation.RunLoop.run(mode: Foundation.RunLoop.Mode, before: FoundationEssentials.Date) -> Swift.Bool
      """)
  }

  func test_aMovedType() {
    // The type is inside another type now, or it was before.
    XCTAssertEqual(
      sentence("$s20FoundationEssentials8CalendarV8TimeZoneV7currentAEvgZ", of: "libFoundationEssentials.so"),
      """
      `static FoundationEssentials.Calendar.TimeZone.current.getter : FoundationEssentials.Calendar.TimeZone` of libFoundationEssentials.so is gone; \
      similar: static FoundationEssentials.TimeZone.current.getter : FoundationEssentials.TimeZone
      """)
  }

  // MARK: C names

  func test_aFunctionWithASuffix() {
    XCTAssertEqual(sentence("clock_gettime64", of: "libc.so"), "`clock_gettime64` of libc.so is gone; similar: clock_gettime, __clock_gettime")
    XCTAssertEqual(sentence("CFRunLoopAddTimers", of: "libFoundation.so"), "`CFRunLoopAddTimers` of libFoundation.so is gone; similar: CFRunLoopAddTimer")
  }

  // MARK: No suggestion

  func test_nothingIsSuggestedForANameWithoutASimilarOne() {
    for (symbol, library) in [
      ("frobnicate", "libc.so"), ("pthread_mutex_trylock", "libc.so"), ("timer_resettime", "libc.so"), ("stime", "libc.so"), ("CFRunLoopAddSource", "libFoundation.so"),
      ("$s10Foundation10FrobnicateV4quuxSivg", "libFoundation.so"), ("$s20FoundationEssentials8TimeZoneV9preferredACvgZ", "libFoundationEssentials.so"),
      ("$s20FoundationEssentials8CalendarV7currentACvgZ", "libFoundationEssentials.so"), ("$sNotAName", "libFoundation.so"),
    ] {
      let wanted = WantedSymbol(symbol: symbol, library: library, way: .found)
      XCTAssertEqual(sentence(symbol, of: library), "`\(wanted.shown)` of \(library) is gone")
    }
  }

  func test_nothingIsSuggestedIfTheSymbolIsThereOrTheLibraryIsnt() {
    XCTAssertEqual(WantedSymbol(symbol: "clock_gettime", library: "libc.so", way: .found).similarSymbols(in: Self.symbols), [])
    XCTAssertEqual(WantedSymbol(symbol: "clock_gettime64", library: "libm.so", way: .found).similarSymbols(in: Self.symbols), [])
  }

  func test_whatIsNeededForSomethingElseIsNotSuggested() {
    let wanted = WantedSymbol(symbol: "clock_gettime64", library: "libc.so", way: .found)
    XCTAssertEqual(wanted.similarSymbols(besides: ["clock_gettime"], in: Self.symbols), ["__clock_gettime"])
    XCTAssertEqual(wanted.similarSymbols(limit: 1, in: Self.symbols), ["clock_gettime"])
  }

  // MARK: Imports

  func test_anImportThatIsGone() {
    XCTAssertEqual(sentence("ppoll", of: "libFoundation.so", way: .replacedImport), "The import `ppoll` of libFoundation.so is gone; similar: ppoll64")
    // The table replaces it in one library. Another one calls it now.
    XCTAssertEqual(
      sentence("pthread_cond_wait", of: "libFoundation.so", way: .replacedImport),
      "The import `pthread_cond_wait` of libFoundation.so is gone; similar: pthread_cond_wait in libdispatch.so")
    XCTAssertEqual(sentence("pthread_mutex_lock", of: "libFoundation.so", way: .replacedImport), "The import `pthread_mutex_lock` of libFoundation.so is gone")
  }

  // MARK: Libraries of this process

  func test_theLibrariesOfThisProcessAreSearched() {
    func similar(_ symbol: String, of library: String) -> String? { WantedSymbol(symbol: symbol, library: library, way: .redefined).similarSymbols().first }
    XCTAssertEqual(similar("swift_task_createV2", of: "libswift_Concurrency.so"), "swift_task_create")
    XCTAssertEqual(similar("$s6XCTest0A4CaseC11invokeTestsyyF", of: "libXCTest.so"), "XCTest.XCTestCase.invokeTest() -> ()")
  }

  // MARK: Problems

  func test_aProblemListsSimilarNames() {
    let row = InterpositionRow(stk_process_row_clock_gettime)
    XCTAssertEqual(InterpositionProblem(row, in: .gone) { _ in ["clock_gettime64", "clock_now"] }?.actual, "it does not; similar: clock_gettime64, clock_now")
    XCTAssertEqual(InterpositionProblem(row, in: .gone) { _ in [] }?.actual, "it does not")
    let imported = InterpositionRow(stk_process_row_foundation_ppoll)
    XCTAssertEqual(
      InterpositionProblem(imported, in: .notImported) { _ in ["ppoll64"] },
      InterpositionProblem(
        category: .time, expected: "libFoundation.so calls ScreenTestKit for ppoll", actual: "it does not; similar: ppoll64", consequence: imported.group.loss))
  }

  func test_noNamesAreReadIfTheSymbolIsntTheProblem() {
    for state in [InterpositionRow.State.protected, .elsewhere, .fails, .works] {
      var reads = 0
      _ = InterpositionProblem(InterpositionRow(stk_process_row_clock_gettime), in: state) { _ in
        reads += 1
        return []
      }
      XCTAssertEqual(reads, 0, "\(state)")
    }
  }
}
