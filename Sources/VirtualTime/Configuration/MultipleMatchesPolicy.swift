/// What becomes of a typed element, such as `Button(id: "Send")`, that several elements on the screen match.
///
/// It is about elements whose index is 0, as it is where none is given: an `index: 0` that is written out is
/// not told from none, and is judged as well. What a matcher selects must be the only match in any case.
public enum MultipleMatchesPolicy: String, CaseIterable, Sendable {
  /// The first match is taken, in tree order, as TABTestKit has it; the log names the number of matches. This is the default.
  case firstMatch

  /// The first match is taken, and a note in the log warns of the others.
  case warning

  /// The interaction or expectation fails and lists the matches, as in XCUITest.
  ///
  /// Before it fails it waits as for every state of the element: a match that goes away in time does no harm. `select(_:)` with `atIndex(0)` takes the first one.
  case failure
}
