public import Foundation

/// The delegate of a text view.
///
/// [Apple: UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range to replace, in UTF-16 code units.
  ///   - text: The replacement. It's empty for a deletion, and a line break for the Return key.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after a person changed the text.
  ///
  /// The default implementation does nothing.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed or the caret moved.
  ///
  /// The default implementation does nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns whether editing can begin.
  ///
  /// The default implementation returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Called after editing began.
  ///
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns whether editing can end.
  ///
  /// The default implementation returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Called after editing ended.
  ///
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns whether a person can replace a part of the text.
  ///
  /// The default implementation returns `true`.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }

  /// Called after a person changed the text.
  ///
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Called after the selection changed.
  ///
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
