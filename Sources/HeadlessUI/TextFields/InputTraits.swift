public import UIKit

// Settings for input assistance. Tests type each character, so the text isn't corrected or capitalized.

/// The automatic capitalization of typed text.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// No letters are capitalized.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first letter of each word is capitalized.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first letter of each sentence is capitalized.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All letters are capitalized.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The kind of content in a field, for AutoFill.
///
/// The simulated device doesn't support AutoFill.
public typealias TextContentType = UITextContentType

/// The label of the Return key.
public enum SubmitLabel: Hashable, Sendable {
  /// The label “Done”.
  case done
  /// The label “Go”.
  case go
  /// The label “Send”.
  case send
  /// The label “Join”.
  case join
  /// The label “Route”.
  case route
  /// The label “Search”.
  case search
  /// The label “Return”.
  case `return`
  /// The label “Next”.
  case next
  /// The label “Continue”.
  case `continue`
}

extension View {
  /// Sets the automatic capitalization of typed text.
  ///
  /// The simulated device doesn't capitalize text.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Sets whether autocorrection is disabled.
  ///
  /// The simulated device doesn't correct text.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Sets whether autocorrection is disabled.
  ///
  /// The simulated device doesn't correct text.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the automatic capitalization of typed text.
  ///
  /// On the simulated device, it has no effect.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Sets the content type of the fields in this view.
  ///
  /// On the simulated device, the content type has no effect.
  public func textContentType(_ textContentType: TextContentType?) -> some View { self }

  /// Sets the label of the Return key.
  ///
  /// On the simulated device, the label is always “Return”.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
