/// The policy for a typed element, such as `Button(id: "Send")`, that matches several elements.
///
/// The policy applies to elements whose index is 0, which is also the default: an explicit `index: 0` is treated
/// the same way. An element that is selected by a matcher must always be the only match.
public enum MultipleMatchesPolicy: String, CaseIterable, Sendable {
  /// Uses the first match in tree order, as TABTestKit does.
  ///
  /// The log contains the number of matches. This is the default.
  case firstMatch

  /// Uses the first match, and logs a note about the other matches.
  case warning

  /// The interaction or expectation fails and lists the matches, as in XCUITest.
  ///
  /// The interaction or expectation waits before it fails, so a match that disappears in time is harmless. `select(_:)` with `atIndex(0)` uses the first match.
  case failure
}
