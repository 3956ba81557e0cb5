import VirtualTime
import XCTest

/// A comparison of the table with the toolchain that runs this test.
///
/// The failures under a new toolchain are a list of what has to be changed. The table is the snapshot: a mangled Swift name has the types of a function, so
/// a change of the types is found, too. The name of a C function says nothing about its parameters. Only the probes of `screentest doctor` show whether they changed.
final class ToolchainSnapshotTests: XCTestCase {
  /// The libraries that import a function, for each function that the table replaces in at least one library.
  ///
  /// A library whose import isn't replaced uses real time, or the environment of the machine.
  private static let importers: [String: [String]] = [
    "$s10Foundation6ThreadC09detachNewB0yyyyYbcFZ": ["libXCTest.so"],
    "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF": ["libXCTest.so"],
    "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg": ["libXCTest.so"],
    "$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF": ["libXCTest.so"],
    "_platform_shims_get_environ": ["libFoundationEssentials.so"],
    "clock_gettime": ["libFoundation.so", "libFoundationEssentials.so", "libdispatch.so", "libswift_Concurrency.so"],
    "getenv": ["libFoundation.so", "libFoundationEssentials.so", "libTesting.so", "libdispatch.so", "libswiftCore.so", "libswift_Concurrency.so"],
    "posix_spawn": ["libFoundation.so", "libTesting.so"],
    "ppoll": ["libFoundation.so"],
    "pthread_cond_broadcast": ["libFoundation.so"],
    "pthread_cond_signal": ["libFoundation.so", "libTesting.so"],
    "pthread_cond_timedwait": ["libFoundation.so"],
    "pthread_cond_wait": ["libFoundation.so", "libTesting.so"],
    "pthread_create": ["libFoundation.so", "libTesting.so", "libdispatch.so"],
    "pthread_mutex_lock": ["libFoundation.so", "libFoundationEssentials.so", "libTesting.so", "libswiftCore.so", "libswift_Concurrency.so"],
    "pthread_mutex_timedlock": ["libFoundation.so"],
    "secure_getenv": ["libFoundationEssentials.so"],
  ]

  func test_theToolchainHasEverySymbolOfTheTable() {
    let libraries = librariesOfTheTable()
    var differences: [String] = []
    var compared = 0
    for row in InterpositionRow.all where !row.isOptional {
      guard let wanted = row.wanted else { continue }
      compared += 1
      guard let symbols = libraries[wanted.library] else {
        differences.append("`\(wanted.shown)` can't be looked up, because \(wanted.library) isn't loaded")
        continue
      }
      if !symbols.has(wanted) { differences.append(wanted.sentence(similar: row.similarSymbols())) }
    }
    XCTAssertGreaterThan(compared, 200)
    report(differences)
  }

  func test_theSameLibrariesImportWhatIsReplaced() {
    // The executable belongs to this package, so it isn't a part of the toolchain.
    let replaced = Set(InterpositionRow.all.compactMap(\.wanted).filter { $0.way == .replacedImport && !$0.library.isEmpty }.map(\.symbol))
    XCTAssertEqual(Set(Self.importers.keys), replaced, "The list above has each function that is replaced in a library.")
    // Some toolchains link curl into this library, so its imports depend on the distribution.
    let libraries = librariesOfTheTable().values.filter { !["", "libFoundationNetworking.so"].contains($0.library) }
    var differences: [String] = []
    for symbol in replaced.sorted() {
      let (before, now) = (Set(Self.importers[symbol] ?? []), Set(libraries.filter { $0.imports.contains(symbol) }.map(\.library)))
      let shown = WantedSymbol(symbol: symbol, library: "", way: .replacedImport).shown
      differences += now.subtracting(before).sorted().map { "\($0) imports `\(shown)` now" }
      differences += before.subtracting(now).sorted().map { "\($0) doesn't import `\(shown)` anymore" }
    }
    report(differences)
  }

  private func librariesOfTheTable() -> [String: ExportedSymbols] {
    let names = Set(InterpositionRow.all.compactMap(\.library))
    return Dictionary(uniqueKeysWithValues: names.compactMap { name in ExportedSymbols(ofLoaded: name).map { (name, $0) } })
  }

  /// Fails once for each difference, and prints all of them together.
  private func report(_ differences: [String]) {
    guard !differences.isEmpty else { return }
    for difference in differences { XCTFail(difference) }
    print("The toolchain differs from the table in \(differences.count) places:\n- " + differences.joined(separator: "\n- "))
  }
}
