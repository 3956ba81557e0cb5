import Foundation

/// The keyboard and the input assistance that a view with text requests.
///
/// Only the keyboard type and secure text entry have an effect. Tests type every character, so text isn't corrected, capitalized or filled in.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The input traits, for the framework's internal use.
  var _inputTraits: _UITextInputTraitValues { get set }
}

extension UITextInputTraits {
  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { _inputTraits.keyboardType }
    set { _inputTraits.keyboardType = newValue }
  }
  /// A Boolean value that indicates whether the text is replaced by bullets.
  public var isSecureTextEntry: Bool {
    get { _inputTraits.isSecureTextEntry }
    set { _inputTraits.isSecureTextEntry = newValue }
  }
  /// The label of the Return key.
  ///
  /// On the simulated device, the label is always “Return”.
  public var returnKeyType: UIReturnKeyType {
    get { _inputTraits.returnKeyType }
    set { _inputTraits.returnKeyType = newValue }
  }
  /// The automatic capitalization of typed text.
  ///
  /// On the simulated device, typed text isn't capitalized.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _inputTraits.autocapitalizationType }
    set { _inputTraits.autocapitalizationType = newValue }
  }
  /// The autocorrection of typed words.
  ///
  /// On the simulated device, typed words aren't corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { _inputTraits.autocorrectionType }
    set { _inputTraits.autocorrectionType = newValue }
  }
  /// The spell checking of text.
  ///
  /// On the simulated device, typed text isn't checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _inputTraits.spellCheckingType }
    set { _inputTraits.spellCheckingType = newValue }
  }
  /// The replacement of straight quotes.
  ///
  /// On the simulated device, quotes aren't replaced.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _inputTraits.smartQuotesType }
    set { _inputTraits.smartQuotesType = newValue }
  }
  /// The replacement of hyphens with dashes.
  ///
  /// On the simulated device, hyphens aren't replaced.
  public var smartDashesType: UITextSmartDashesType {
    get { _inputTraits.smartDashesType }
    set { _inputTraits.smartDashesType = newValue }
  }
  /// The appearance of the keyboard.
  ///
  /// On the simulated device, the appearance has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _inputTraits.keyboardAppearance }
    set { _inputTraits.keyboardAppearance = newValue }
  }
  /// The semantic meaning of the text for AutoFill.
  ///
  /// The simulated device doesn't fill in text.
  public var textContentType: UITextContentType! {
    get { _inputTraits.textContentType }
    set { _inputTraits.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the Return key is disabled when the text is empty.
  ///
  /// On the simulated device, the value has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { _inputTraits.enablesReturnKeyAutomatically }
    set { _inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

/// The input traits of a view, for the framework's internal use.
public struct _UITextInputTraitValues: Equatable, Sendable {
  var keyboardType: UIKeyboardType = .default
  var isSecureTextEntry = false
  var returnKeyType: UIReturnKeyType = .default
  var autocapitalizationType: UITextAutocapitalizationType = .sentences
  var autocorrectionType: UITextAutocorrectionType = .default
  var spellCheckingType: UITextSpellCheckingType = .default
  var smartQuotesType: UITextSmartQuotesType = .default
  var smartDashesType: UITextSmartDashesType = .default
  var keyboardAppearance: UIKeyboardAppearance = .default
  var textContentType: UITextContentType?
  var enablesReturnKeyAutomatically = false

  nonisolated init() {}
}
