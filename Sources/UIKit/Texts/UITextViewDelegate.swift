public import Foundation

/// The object that a text view asks before changes, and notifies of them.
///
/// [Apple: UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate)
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Returns whether editing may begin; by default it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun; does nothing by default.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end; by default it may.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended; does nothing by default.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a person may replace a part of the text; by default it's allowed.
  ///
  /// - Parameters:
  ///   - textView: The view.
  ///   - range: The part, in UTF-16 code units.
  ///   - text: The replacement: empty for a deletion, and a line break for the return key.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when a person has changed the text; does nothing by default.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the caret has moved or the selection has changed; does nothing by default.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns whether editing may begin: it may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Called when editing has begun; does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns whether editing may end: it may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Called when editing has ended; does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns whether a person may replace a part of the text: it's allowed.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }

  /// Called when a person has changed the text; does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Called when the selection has changed; does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
