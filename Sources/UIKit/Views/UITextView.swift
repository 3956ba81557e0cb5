public import Foundation

/// A text that can be edited; in a representable it is a stand-in whose value is the text, in which nothing can be typed: a `TextEditor` can be.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = "" {
    didSet { accessibilityValue = text }
  }
  /// What is told of changes, which a person does not make here.
  open weak var delegate: (any UITextViewDelegate)?
  /// The font.
  ///
  /// It changes no element.
  open var font: UIFont?
  /// The color of the text.
  ///
  /// It changes no element.
  open var textColor: UIColor?
  /// Where the lines begin.
  ///
  /// It changes no element.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether a person may edit the text.
  open var isEditable: Bool = true
  /// Whether a person may select text.
  open var isSelectable: Bool = true
  /// The room around the text.
  ///
  /// It changes no element.
  open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
}

/// What is told of a text that is edited.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Told that the text has changed.
  func textViewDidChange(_ textView: UITextView)

  /// Told that a person begins to edit.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Told that a person has ended to edit.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Told that the text has changed; does nothing.
  public func textViewDidChange(_ textView: UITextView) {}

  /// Told that a person begins to edit; does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Told that a person has ended to edit; does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A line of text that can be edited; in a representable it is a stand-in whose value is the text, in which nothing can be typed: a `TextField` can be.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// The text.
  open var text: String? {
    didSet { accessibilityValue = text }
  }
  /// What is shown while there is no text.
  open var placeholder: String?
  /// What is told of changes, which a person does not make here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The font.
  ///
  /// It changes no element.
  open var font: UIFont?
  /// Whether bullets stand for the text.
  open var isSecureTextEntry: Bool = false

  /// The size of a line.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 22) }
}

/// What is told of a line of text that is edited.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Told that a person begins to edit.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Told that a person has ended to edit.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Asked whether the return key does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Told that a person begins to edit; does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Told that a person has ended to edit; does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Asked whether the return key does something; returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UIView {
  /// An axis of a layout.
  public enum LayoutAxis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How firmly a view keeps its size, of which a stand-in knows nothing.
  ///
  /// It changes no element.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}

  /// How firmly a view keeps its content from being cut, of which a stand-in knows nothing.
  ///
  /// It changes no element.
  public func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: LayoutAxis) {}
}

/// How firm a wish for a layout is.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority, up to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be.
  public static let required: UILayoutPriority = UILayoutPriority(1000)
  /// It is wished for.
  public static let defaultHigh: UILayoutPriority = UILayoutPriority(750)
  /// It is welcome.
  public static let defaultLow: UILayoutPriority = UILayoutPriority(250)
}
