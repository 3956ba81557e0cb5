/// Masks text in all later output.
///
/// Logs, journals, reports, failures, and pictures show bullets instead.
///
/// Text that is typed into secure fields is masked automatically. Call this function for other text before it can appear, such as a token or an account number.
/// - In a test, the mask applies to that test. Outside a test, such as in `override class func setUp()`, it applies to all tests that start later in the process.
/// - Text of one to three characters is masked only as a separate word.
/// - Case is ignored. Other forms of the text, such as reversed, Base64, a prefix, or spaced, aren't found. Mask each of them separately.
/// - Parameter text: The text to mask.
public func mask(_ text: String) {
  if ScenarioRun.current != nil { ScenarioRun.redact(text) } else { MaskedTexts.shared.add(text) }
}
