extension ConsoleText {
  /// Returns the name of a failure in a test without steps: “XCTAssertTrue at CartTests.swift:9”.
  ///
  /// If the message doesn't start with the name of an assertion, the name is “Failure”. The place is left out if it isn't known.
  static func name(of failure: TestFailure, at location: SourceLocation) -> String {
    let name = assertion(in: failure) ?? "Failure"
    guard !location.filePath.isEmpty, let file = location.filePath.split(separator: "/").last else { return name }
    return "\(name) at \(file):\(location.line)"
  }

  /// Returns the assertion of a message of a test library: “XCTAssertTrue” of “XCTAssertTrue failed - The cart is empty.”.
  private static func assertion(in failure: TestFailure) -> String? {
    guard failure.kind == "assertion.failed" else { return nil }
    let name = failure.message.prefix { $0.isLetter }
    // The other messages of XCTest, such as “failed - No.” and “threw error …”, don't name a function.
    let isName = name.hasPrefix("XCT") || name == "Expectation"
    return isName && failure.message.dropFirst(name.count).hasPrefix(" failed") ? String(name) : nil
  }
}
