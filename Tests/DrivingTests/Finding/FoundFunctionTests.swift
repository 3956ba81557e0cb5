import XCTest

@testable import Driving

/// Tests that the context functions of this process are found by their symbols, and can be called.
final class FoundFunctionTests: XCTestCase {
  @MainActor
  private func functions(_ container: String) -> [FoundFunction] { FoundFunction.all.filter { $0.module == "DrivingTests" && $0.container == container } }

  /// Returns what the calls of a function log.
  @MainActor
  private func calls(_ container: String, _ name: String, _ arguments: FoundFunction.Value...) -> [String] {
    CallLog.calls = []
    for function in functions(container) where function.baseName == name { XCTAssertTrue(function.call(arguments), name) }
    return CallLog.calls
  }

  @MainActor
  func test_functionsOfAProtocol() {
    XCTAssertEqual(functions("KettleContext").map(\.baseName), ["add", "boil", "brew", "mix", "pour", "serve", "wait"])
    XCTAssertEqual(calls("KettleContext", "boil"), ["KettleUser.boil()"])
    XCTAssertEqual(calls("KettleContext", "pour", .int(-3)), ["KettleUser.pour(-3)"])
    XCTAssertEqual(calls("KettleContext", "mix", .int(1), .int(Int.max)), ["KettleUser.mix(1, \(Int.max))"])
  }

  @MainActor
  func test_textsAreComplete() {
    let long = "A tea with a name that isn't stored in the words of the string"
    XCTAssertEqual(calls("KettleContext", "add", .string("Mint")), ["KettleUser.add(Mint)"])
    XCTAssertEqual(calls("KettleContext", "add", .string("")), ["KettleUser.add()"])
    XCTAssertEqual(calls("KettleContext", "brew", .string(long), .int(4)), ["KettleUser.brew(\(long), 4)"])
    XCTAssertEqual(calls("KettleContext", "wait", .int(4), .string(long + "!")), ["KettleUser.wait(4, \(long)!)"])
    XCTAssertEqual(calls("KettleContext", "serve", .string(long), .string("Zoë")), ["KettleUser.serve(\(long), Zoë)"])
  }

  @MainActor
  func test_theReceiversOfEachSize() {
    XCTAssertEqual(calls("CupContext", "drink", .int(2)), ["\(CupUser().name) 2"])
    XCTAssertEqual(calls("PlateContext", "wash", .string("foam")), ["\(PlateUser().name) foam"])
    XCTAssertEqual(calls("OvenContext", "bake", .string("Pie"), .string("Sugar")), ["KitchenTestCase.bake(Pie, Sugar)"])
    XCTAssertEqual(calls("StoveContext", "fry", .int(2), .string("an iron pan, which is heavy")), ["KitchenTestCase.fry(2, an iron pan, which is heavy)"])
  }

  @MainActor
  func test_aTestCaseHasItsProperties() {
    XCTAssertEqual(calls("RadioContext", "tune", .int(1)), ["Music"])
    XCTAssertEqual(functions("KitchenTestCase").map(\.baseName), ["turnUp"])
    XCTAssertEqual(calls("KitchenTestCase", "turnUp", .int(9), .string("News")), ["2 9 News"])
  }

  @MainActor
  func test_extensionsOfOtherModules() {
    XCTAssertEqual(calls("InteractionContext", "blink"), ["blink"])
    XCTAssertEqual(calls("ScreenTestCase", "stretch", .int(5)), ["stretch 5"])
  }

  @MainActor
  func test_aFunctionWithoutAReceiverIsNotFound() {
    XCTAssertEqual(functions("LonelyContext").count, 0)
    XCTAssertEqual(functions("Toaster").count, 0)
    XCTAssertEqual(functions("FoundFunctionTests").count, 0)
    // The app has protocols with functions, but they aren't steps.
    XCTAssertEqual(FoundFunction.all.filter { $0.module == "NotInstagram" }.map(\.baseName), [])
  }

  @MainActor
  func test_otherArgumentsAreNotPassed() throws {
    let pour = try XCTUnwrap(functions("KettleContext").first { $0.baseName == "pour" })
    CallLog.calls = []
    for arguments in [[], [.string("3")], [.int(1), .int(2)]] as [[FoundFunction.Value]] { XCTAssertFalse(pour.call(arguments)) }
    XCTAssertEqual(CallLog.calls, [])
  }

  @MainActor
  func test_sentences() throws {
    func sentence(_ name: String, _ arguments: FoundFunction.Value...) -> String? { functions("KettleContext").first { $0.baseName == name }?.sentence(arguments) }
    XCTAssertEqual(sentence("boil"), "boil")
    XCTAssertEqual(sentence("pour", .int(3)), "pour(cups: 3)")
    XCTAssertEqual(sentence("add", .string("Mint")), #"add("Mint")"#)
    XCTAssertEqual(sentence("brew", .string(#"a "b" \c"# + "\n"), .int(4)), #"brew("a \"b\" \\c\n", for: 4)"#)
  }

  @MainActor
  func test_theFunctionsOfTheExampleAreFound() {
    let example = FoundFunction.all.filter { $0.module == "NotInstagramScenarios" }
    let names = Set(example.map { "\($0.container).\($0.baseName)" })
    XCTAssertTrue(names.isSuperset(of: ["SessionContext.logIn", "SessionContext.logOut", "FeedContext.open", "WritingContext.choose"]), "\(names.sorted())")
    XCTAssertEqual(example.first { $0.baseName == "logIn" && $0.labels.count == 2 }?.sentence([.string("a"), .string("b")]), #"logIn(as: "a", withPassword: "b")"#)
    XCTAssertEqual(FoundFunction.all.filter { PackageModules.others.contains($0.module) }.map(\.baseName), [])
  }

  @MainActor
  func test_withoutReadableNamesNothingIsFound() {
    XCTAssertEqual(FoundFunction.find(in: ExecutableSymbols(demangle: { _ in nil })).count, 0)
    XCTAssertEqual(FoundFunction.find(in: ExecutableSymbols(path: "/dev/null")).count, 0)
  }
}
