import Screens
import XCTest

/// The base class of tests of selections, actions and assertions.
@preconcurrency @MainActor
class InteractionTestCase: MatcherTestCase {
  /// The text of the label with the gestures that the app received.
  var log: String { Label(id: "Log").snapshot?.label ?? "" }

  /// Returns the failure of a part of a test that must fail.
  ///
  /// The failure isn't reported.
  func failure(file: StaticString = #filePath, line: UInt = #line, of body: () throws(InteractionFailure) -> Void) -> InteractionFailure? {
    do {
      try body()
      XCTFail("It did not fail.", file: file, line: line)
      return nil
    } catch {
      return error
    }
  }
}
