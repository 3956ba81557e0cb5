public import Foundation

/// A view that displays text.
///
/// Its element is a `staticText`.
///
/// [Apple: UILabel](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView {
  /// Returns the appearance proxy of labels.
  ///
  /// It has no effect on the element tree.
  public class func appearance() -> UILabel { UIDeviceValues.current[default: UILabel()] }

  private var styled: NSAttributedString?

  /// Creates a label with a frame.
  ///
  /// Touches pass through it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  ///
  /// Never called, but subclasses call it in their initializers.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text of the label.
  open var text: String? {
    didSet {
      styled = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The attributed text.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The font, which determines the size of the text.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the text.
  ///
  /// It has no effect on the element tree.
  open var textColor: UIColor! = .label
  /// The color of highlighted text.
  ///
  /// It has no effect on the element tree.
  open var highlightedTextColor: UIColor?
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The line break mode of the text.
  ///
  /// It has no effect on the element tree.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The alignment of the text.
  ///
  /// It has no effect on the element tree.
  open var textAlignment: NSTextAlignment = .natural
  /// A Boolean value that indicates whether the font shrinks to fit the width.
  ///
  /// It has no effect on the element tree.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The minimum scale for shrinking.
  ///
  /// It has no effect on the element tree.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// It has no effect on the element tree.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The maximum line width for ``intrinsicContentSize``, or 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// It has no effect on the element tree.
  open var isEnabled: Bool = true

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` unless it's zero.
  ///
  /// It's the same as for a SwiftUI `Text` in the label's font.
  open override var intrinsicContentSize: CGSize { size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil) }

  /// Returns the size of the text for an available width, with at most ``numberOfLines`` lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : nil) }

  private func size(in width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextMeasure.size(of: text, fontSize: font.pointSize, width: width, lineLimit: numberOfLines > 0 ? numberOfLines : nil)
  }
}

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
  /// Left alignment.
  case left = 0
  /// Center alignment.
  case center = 1
  /// Right alignment.
  case right = 2
  /// Justified alignment.
  case justified = 3
  /// The default alignment of the language.
  case natural = 4
}

/// The way that text wraps or is truncated.
public enum NSLineBreakMode: Int, Sendable {
  /// The line break modes.
  case byWordWrapping = 0, byCharWrapping = 1, byClipping = 2, byTruncatingHead = 3, byTruncatingTail = 4, byTruncatingMiddle = 5
}
