public import UIKit

// Input assistance of the keyboard. Tests type every character, so nothing is corrected or capitalized here.

/// The automatic capitalization of the keyboard.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No letter.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letter of every word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of every sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The content type of a field, for automatic filling, which doesn't exist here.
public typealias TextContentType = UITextContentType

/// The label of the return key.
public enum SubmitLabel: Hashable, Sendable {
  /// The labels of the return key.
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// Sets the automatic capitalization, which does not exist here.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Sets the automatic correction, which does not exist here.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets the automatic correction, which does not exist here.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets which letters the keyboard begins with a capital.
  ///
  /// It changes no element.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the content type of the fields in this view, without effect here.
  public func textContentType(_ textContentType: TextContentType?) -> some View { self }

  /// Sets the label of the return key, which is always “Return” here.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
