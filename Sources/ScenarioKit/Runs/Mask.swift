/// Keeps a text out of everything that is written from now on: logs, journals, reports, failures and pictures show bullets in its place.
///
/// What is typed into a secure field is masked without that. Call it for others, before they can appear: a token, an account number.
/// - In a test it holds for the test; outside of any, as in `override class func setUp()`, for all tests of the process that begin later.
/// - A text of one to three characters is replaced where it stands as a word of its own.
/// - Upper and lower case are the same. Other forms that an app makes of the text aren't found: reversed, Base64, a prefix, spaced. Mask each of them, too.
/// - Parameter text: The text.
public func mask(_ text: String) {
  if ScenarioRun.current != nil { ScenarioRun.redact(text) } else { MaskedTexts.shared.add(text) }
}
