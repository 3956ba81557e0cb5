import Foundation
import XCTest

@testable import ScreentestCommands

final class TestArgumentsTests: XCTestCase {
  private func command(_ arguments: String...) throws -> TestCommand {
    guard case .test(let command) = try Arguments.parse(["test"] + arguments).get() else { throw Arguments.Problem("No command.") }
    return command
  }

  private func message(_ arguments: String...) -> String {
    switch Arguments.parse(["test"] + arguments) {
    case .success(let arguments): "\(arguments)"
    case .failure(let problem): problem.message
    }
  }

  func test_itsOwnOptionsAreRead() throws {
    let command = try command("--retries", "2", "--jobs=4", "--timeout", "120", "--timings", "old", "--output", "new", "--report", "html,junit")
    XCTAssertEqual(command.retries, 2)
    XCTAssertEqual(command.jobs, 4)
    XCTAssertEqual(command.timeout, 120)
    XCTAssertEqual(command.timings, "old")
    XCTAssertEqual(command.output, "new")
    XCTAssertEqual(command.reports, [.html, .junit])
  }

  func test_coverageIsMeasuredInTheWholeBuild() throws {
    let command = try command("--coverage", "-c", "release")
    XCTAssertTrue(command.measuresCoverage)
    XCTAssertNil(command.coverageMinimum)
    XCTAssertEqual(command.swiftTest.build, ["-c", "release", "--enable-code-coverage"])
    let minimum = try self.command("--coverage-minimum=82.5")
    XCTAssertTrue(minimum.measuresCoverage)
    XCTAssertEqual(minimum.coverageMinimum, 82.5)
    XCTAssertEqual(message("--coverage-minimum", "120"), "--coverage-minimum requires a percentage from 0 to 100, not “120”: screentest test --coverage-minimum 80.")
    XCTAssertEqual(
      message("--enable-code-coverage"),
      "test does not support “--enable-code-coverage” of swift test, which measures one process: write --coverage, which measures all processes.")
  }

  func test_watchingBuildsAndDoesNotMeasure() throws {
    XCTAssertTrue(try command("--watch", "--filter", "Cart").watches)
    XCTAssertEqual(message("--watch", "--skip-build"), "--watch builds the tests after each change, so it can't be used with --skip-build.")
    XCTAssertEqual(message("--coverage", "--watch"), "--coverage measures a run of all chosen tests, so it can't be used with --watch.")
  }

  func test_withoutATimeoutATestMayTakeTenMinutes() throws {
    XCTAssertEqual(try command().timeout, 600)
    XCTAssertEqual(try command("--timeout", "0").timeout, 0)
    XCTAssertEqual(
      message("--timeout", "-1"), "--timeout requires a number from 0 to 86400, not “-1” (the seconds that a test may take, or 0 for no limit): screentest test --timeout 2.")
  }

  func test_argumentsOfSwiftTestAreHandedOnToWhatTheyAreAbout() throws {
    let command = try command(
      "-c", "release", "--package-path", "Shop", "-Xswiftc", "-DFAST", "--filter", "Cart|Order", "--skip", "Slow", "--disable-swift-testing", "-v", "--skip-build",
      "--test-product", "P")
    XCTAssertEqual(command.swiftTest.build, ["-c", "release", "--package-path", "Shop", "-Xswiftc", "-DFAST", "-v"])
    XCTAssertEqual(command.swiftTest.ofBuild.suffix(2), ["-Xswiftc", "-enable-testing"])
    XCTAssertEqual(command.swiftTest.package, "Shop")
    XCTAssertEqual(command.swiftTest.filters, ["Cart|Order"])
    XCTAssertEqual(command.swiftTest.skips, ["Slow"])
    XCTAssertEqual(command.swiftTest.libraries, [.xctest])
    XCTAssertTrue(command.swiftTest.skipsBuild)
    XCTAssertEqual(command.swiftTest.product, "P")
  }

  func test_whatCannotBeHonoredIsRefusedWithTheReason() {
    XCTAssertEqual(
      message("--parallel"), "test does not support “--parallel” of swift test, which distributes tests differently: write --jobs N, the number of processes.")
    XCTAssertEqual(message("--xunit-output", "x.xml"), "test does not support “--xunit-output” of swift test, which reports on only one process: write --report junit.")
  }

  func test_whatLinksTheTestsStaticallyIsRefused() {
    let reason = "of swift test, which finds no XCTest and leaves no libraries whose functions can be made virtual: leave it out, and use it for the app alone."
    XCTAssertEqual(message("--static-swift-stdlib"), "test does not support “--static-swift-stdlib” \(reason)")
    for (option, value) in [
      ("-Xswiftc", "-static-stdlib"), ("-Xswiftc", "-static-executable"), ("--swift-sdk", "swift-6.3-RELEASE_static-linux-0.0.1"), ("--swift-sdk", "aarch64-swift-linux-musl"),
      ("--triple", "x86_64-swift-linux-musl"),
    ] {
      XCTAssertEqual(message("--filter", "Cart", option, value, "--jobs", "2"), "test does not support “\(option) \(value)” \(reason)")
    }
    let others = ["--no-static-swift-stdlib", "-Xswiftc", "-DSTATIC", "--swift-sdk", "6.3-RELEASE_wasm", "--triple", "x86_64-unknown-linux-gnu"]
    guard case .success(.test(let command)) = Arguments.parse(["test"] + others) else { return XCTFail("The arguments are refused.") }
    XCTAssertEqual(command.swiftTest.build, others)
  }

  func test_whatIsUnknownIsRefusedWithTheNearestOption() {
    XCTAssertEqual(
      message("--retrys", "2"),
      "test does not support “--retrys”. Did you mean “--retries”? Its options are: --retries N, --jobs N, --timeout SECONDS, --timings PATH, --output DIR, --report FORMATS, --watch, --coverage, --coverage-minimum PERCENT, --filter REGEX, --skip REGEX, --package-path DIR, --scratch-path DIR, -c CONFIGURATION."
    )
  }

  func test_aFormatMustBeOne() {
    XCTAssertEqual(message("--report", "html,junti").components(separatedBy: " The formats are: html, ").first, "There is no format “junti”. Did you mean “junit”?")
  }

  func test_aNumberMustBeOne() {
    XCTAssertEqual(
      message("--jobs", "0"), "--jobs requires a number from 1 to 60, not “0” (how many processes run at a time): screentest test --jobs 2.")
    XCTAssertEqual(
      message("--retries"), "--retries requires a number from 0 to 60 (how many times to rerun a test that didn't pass): screentest test --retries 2.")
  }

  // MARK: The list of tests

  func test_theListsOfBothLibrariesAreRead() throws {
    let text = "Listing 2 tests in debug.xctest:\n\nShop.CartTests/test_a\nShop.CartTests/test_b"
    XCTAssertEqual(try TestBuild.xctests(in: text).map(\.id), ["Shop.CartTests/test_a", "Shop.CartTests/test_b"])
    XCTAssertEqual(TestBuild.swiftTests(in: "Shop.Visiting/a()\nShop.free(count:)\n").map(\.id), ["Shop.Visiting/a()", "Shop.free(count:)"])
    XCTAssertEqual(["Shop.Visiting/a()", "Shop.Outer/Inner/b(c:)"].map { ListedTest(library: .swiftTesting, id: $0).nameInJournals }, ["Visiting/a", "Inner/b(c:)"])
  }

  func test_aListThatIsNotWholeIsAProblem() {
    XCTAssertThrowsError(try TestBuild.xctests(in: "Listing 2 tests in debug.xctest:\n\nShop.CartTests/test_a")) {
      XCTAssertEqual(($0 as? TestProblem)?.message.prefix(55), "XCTest says that it lists 2 tests, but it lists 1. It p")
    }
    XCTAssertThrowsError(try TestBuild.xctests(in: "dyld: no such file")) {
      XCTAssertEqual(($0 as? TestProblem)?.message, "XCTest did not list its tests. It printed:\ndyld: no such file")
    }
  }
}
