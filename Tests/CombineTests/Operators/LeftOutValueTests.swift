import Combine
import XCTest

/// An operator that omits a value requests another one.
final class LeftOutValueTests: XCTestCase {
  private func assertAsksAgain<P: Publisher>(_ name: String, _ make: (Source<Int, Never>) -> P) {
    let source = Source()
    let recorder = Recorder(make(source), demand: .max(1))
    source.send(1)
    XCTAssertEqual(source.take(), ["demand 1", "demand 1"], name)
    XCTAssertEqual(recorder.events, [], name)
  }

  func test_aValueThatIsLeftOutIsReplaced() {
    assertAsksAgain("filter") { $0.filter { _ in false } }
    assertAsksAgain("tryFilter") { $0.tryFilter { _ in false } }
    assertAsksAgain("compactMap") { $0.compactMap { _ in Int?.none } }
    assertAsksAgain("tryCompactMap") { $0.tryCompactMap { _ in Int?.none } }
    assertAsksAgain("dropFirst") { $0.dropFirst() }
    assertAsksAgain("drop while") { $0.drop { _ in true } }
    assertAsksAgain("tryDrop while") { $0.tryDrop { _ in true } }
    assertAsksAgain("drop until") { $0.drop(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) }
    assertAsksAgain("output at") { $0.output(at: 1) }
  }

  func test_anEqualValueIsReplaced() {
    let source = Source()
    let recorder = Recorder(source.removeDuplicates(), demand: .max(2))
    source.send(1)
    source.send(1)
    XCTAssertEqual(source.take(), ["demand 2", "demand 1"])
    XCTAssertEqual(recorder.events, ["1"])
  }
}
