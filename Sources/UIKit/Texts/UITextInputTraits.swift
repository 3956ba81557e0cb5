import Foundation

/// The keyboard that a view with text asks for, and the help that it wants.
///
/// The keyboard type and secure entry have an effect. Tests type every character, so nothing is corrected, capitalized or filled in.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The traits, for the framework's own use.
  var _inputTraits: _UITextInputTraitValues { get set }
}

extension UITextInputTraits {
  /// The type of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { _inputTraits.keyboardType }
    set { _inputTraits.keyboardType = newValue }
  }
  /// A Boolean value that indicates whether bullets stand for the text.
  public var isSecureTextEntry: Bool {
    get { _inputTraits.isSecureTextEntry }
    set { _inputTraits.isSecureTextEntry = newValue }
  }
  /// The label of the return key, which is always “Return” here.
  public var returnKeyType: UIReturnKeyType {
    get { _inputTraits.returnKeyType }
    set { _inputTraits.returnKeyType = newValue }
  }
  /// The letters that the keyboard capitalizes: none here.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { _inputTraits.autocapitalizationType }
    set { _inputTraits.autocapitalizationType = newValue }
  }
  /// The correction of typed words, which doesn't exist here.
  public var autocorrectionType: UITextAutocorrectionType {
    get { _inputTraits.autocorrectionType }
    set { _inputTraits.autocorrectionType = newValue }
  }
  /// The check of spelling, which doesn't exist here.
  public var spellCheckingType: UITextSpellCheckingType {
    get { _inputTraits.spellCheckingType }
    set { _inputTraits.spellCheckingType = newValue }
  }
  /// The replacement of quotes, which doesn't exist here.
  public var smartQuotesType: UITextSmartQuotesType {
    get { _inputTraits.smartQuotesType }
    set { _inputTraits.smartQuotesType = newValue }
  }
  /// The replacement of dashes, which doesn't exist here.
  public var smartDashesType: UITextSmartDashesType {
    get { _inputTraits.smartDashesType }
    set { _inputTraits.smartDashesType = newValue }
  }
  /// The look of the keyboard.
  ///
  /// It changes no element.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { _inputTraits.keyboardAppearance }
    set { _inputTraits.keyboardAppearance = newValue }
  }
  /// The meaning of the text, for filling it in, which doesn't exist here.
  public var textContentType: UITextContentType! {
    get { _inputTraits.textContentType }
    set { _inputTraits.textContentType = newValue }
  }
  /// A Boolean value that indicates whether the return key is disabled while there's no text; it never is here.
  public var enablesReturnKeyAutomatically: Bool {
    get { _inputTraits.enablesReturnKeyAutomatically }
    set { _inputTraits.enablesReturnKeyAutomatically = newValue }
  }
}

/// The values of a view's input traits, for the framework's own use.
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
