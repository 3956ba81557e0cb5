import Foundation
import XCTest

@testable import ScreentestCommands

/// Tests of what a watching run does after each event.
final class WatchSessionTests: XCTestCase {
  private let package = PackageTargets([
    .init(name: "Cart", module: "Cart", path: "Sources/Cart"), .init(name: "Alone", module: "Alone", path: "Sources/Alone"),
    .init(name: "CartTests", module: "CartTests", path: "Tests/CartTests", dependencies: ["Cart"], kind: .test),
    .init(name: "MoreTests", module: "MoreTests", path: "Tests/MoreTests", kind: .test),
  ])
  private let (one, two) = (ListedTest(library: .xctest, id: "CartTests.A/test_one"), ListedTest(library: .xctest, id: "MoreTests.B/test_two"))
  private var session = WatchSession()

  private func react(_ event: WatchEvent) -> WatchSession.Reaction { session.react(to: event, package: package) { _ in nil } }

  private func change(_ path: String) -> WatchEvent {
    var changes = FileChanges()
    changes.add(path, .changed)
    return .changed(changes)
  }

  private func request(_ event: WatchEvent) throws -> WatchRequest {
    guard case .run(let request) = react(event) else { throw TestProblem(message: "Nothing runs after \(event).") }
    return request
  }

  func test_failedTestsRunAlongUntilTheyPass() throws {
    XCTAssertEqual(try request(.start).line(2, of: 2), "All 2 tests run.")
    session.note(.ran([one, two], failed: [two], hasPassed: false))
    XCTAssertEqual(react(.pressed(.quit)), .end(1))
    let first = try request(change("Sources/Cart/Cart.swift"))
    XCTAssertEqual(first.selection, TestSelection(modules: ["CartTests"], tests: [two]))
    XCTAssertEqual(first.line(2, of: 5), "Sources/Cart/Cart.swift changed: 2 of 5 tests run, because CartTests depends on Cart, and 1 test failed before.")
    session.note(.ran([one, two], failed: [], hasPassed: true))
    XCTAssertEqual(react(.pressed(.quit)), .end(0))
    let second = try request(change("Sources/Cart/Cart.swift"))
    XCTAssertEqual(second.selection, TestSelection(modules: ["CartTests"]))
    XCTAssertEqual(second.line(1, of: 5), "Sources/Cart/Cart.swift changed: 1 of 5 tests runs, because CartTests depends on Cart.")
  }

  func test_changesThatCouldNotBeBuiltStayAffected() throws {
    _ = try request(.start)
    session.note(.ran([one, two], failed: [], hasPassed: true))
    _ = try request(change("Sources/Cart/Cart.swift"))
    session.note(.notBuilt)
    XCTAssertEqual(session.exitCode, 1)
    let next = try request(change("Tests/MoreTests/B.swift"))
    XCTAssertEqual(next.selection, TestSelection(modules: ["CartTests", "MoreTests"]))
    XCTAssertEqual(next.reasons, ["B.swift can affect each test in MoreTests", "earlier changes could not be built"])
    session.note(.ran([one, two], failed: [], hasPassed: true))
    XCTAssertEqual(try request(change("Tests/MoreTests/B.swift")).selection, TestSelection(modules: ["MoreTests"]))
  }

  func test_keysChooseTheTests() throws {
    XCTAssertEqual("aF\nq\u{4}x".utf8.map { WatchKey($0) }, [.all, .failed, .again, .quit, .quit, nil])
    _ = try request(.start)
    session.note(.ran([one, two], failed: [], hasPassed: true))
    XCTAssertEqual(react(.pressed(.failed)), .message("No test failed the last time that it ran."))
    _ = try request(change("Sources/Cart/Cart.swift"))
    session.note(.ran([one], failed: [one], hasPassed: false))
    XCTAssertEqual(try request(.pressed(.again)).selection, TestSelection(modules: ["CartTests"]))
    session.note(.ran([one], failed: [one], hasPassed: false))
    let failed = try request(.pressed(.failed))
    XCTAssertEqual(failed.selection, TestSelection(tests: [one]))
    XCTAssertEqual(failed.line(1, of: 2), "1 of 2 tests runs, because these failed before.")
    session.note(.ran([one], failed: [one], hasPassed: false))
    XCTAssertEqual(try request(.pressed(.all)).selection, .everything)
  }

  func test_aChangeThatAffectsNothingRunsNothing() throws {
    _ = try request(.start)
    session.note(.ran([one, two], failed: [], hasPassed: true))
    XCTAssertEqual(react(change("Sources/Alone/Alone.swift")), .message("Sources/Alone/Alone.swift changed: no test runs, because no test depends on Alone."))
    XCTAssertEqual(session.exitCode, 0)
  }

  func test_aRunWithoutTestsKeepsTheResultOfTheLastRun() throws {
    _ = try request(.start)
    session.note(.ran([one, two], failed: [two], hasPassed: false))
    _ = try request(change("Sources/Cart/Cart.swift"))
    session.note(.ran([], failed: [], hasPassed: false))
    XCTAssertEqual(session.failed, [two])
  }

  func test_aFailedTestThatIsGoneIsForgotten() throws {
    _ = try request(.start)
    session.note(.ran([one, two], failed: [one, two], hasPassed: false))
    session.noteTests([one])
    XCTAssertEqual(session.failed, [one])
  }

  func test_onlyAnInterruptionEndsWatchingWithAnExitCode() {
    XCTAssertEqual(react(.signaled(SIGINT)), .end(1))
    XCTAssertEqual(react(.signaled(SIGTERM)), .endBySignal)
  }

  // MARK: Changes

  func test_severalChangesOfAFileAreOne() {
    var changes = FileChanges()
    changes.add("new", .created)
    changes.add("new", .changed)
    changes.add("temporary", .created)
    changes.add("temporary", .removed)
    changes.add("replaced", .removed)
    changes.add("replaced", .created)
    var later = FileChanges()
    later.add("replaced", .removed)
    changes.add(later)
    XCTAssertEqual(changes.paths, ["new", "replaced"])
    changes.keep { $0 == "other" }
    XCTAssertTrue(changes.isEmpty)
  }

  func test_theFilesOfEditorsAreIgnored() {
    XCTAssertEqual(
      [".Cart.swift.swp", ".build", "Cart.swift~", "#Cart.swift#", "Shop.docc", "Cart.swift", "build"].filter { !FileChanges.isIgnored($0) }, ["Cart.swift", "build"])
    XCTAssertEqual(
      ["Package.swift", "Package@swift-6.0.swift", "Package.resolved", "Sources/Package.swift"].filter(FileChanges.isManifest), ["Package.swift", "Package@swift-6.0.swift"])
  }

  func test_aFileThatATestWritesAgainIsNotNew() {
    var seen = SeenContents()
    XCTAssertTrue(seen.note(Data("1".utf8), of: "a"))
    XCTAssertFalse(seen.note(Data("1".utf8), of: "a"))
    XCTAssertTrue(seen.note(nil, of: "a"))
    XCTAssertFalse(seen.note(nil, of: "a"))
    XCTAssertTrue(seen.note(nil, of: "b"))
  }
}
