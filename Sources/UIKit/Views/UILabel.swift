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
  /// On the simulated device, values set on the proxy have no effect.
  public class func appearance() -> UILabel { UIDeviceValues.current[default: UILabel()] }

  private var styled: NSAttributedString?

  /// Creates a label with a frame.
  ///
  /// The view doesn't receive touches by default.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  ///
  /// Views are never created from archives. The initializer exists for subclasses that override it.
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
  /// On the simulated device, the color has no effect.
  open var textColor: UIColor! = .label
  /// The color of highlighted text.
  ///
  /// On the simulated device, the color has no effect.
  open var highlightedTextColor: UIColor?
  /// The maximum number of lines, or 0 for no limit.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The line break mode of the text.
  ///
  /// On the simulated device, the line break mode has no effect.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The alignment of the text.
  ///
  /// On the simulated device, the alignment has no effect.
  open var textAlignment: NSTextAlignment = .natural
  /// A Boolean value that indicates whether the font shrinks to fit the width.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The minimum scale for shrinking.
  ///
  /// On the simulated device, the minimum scale has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// On the simulated device, the value has no effect.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The maximum line width for ``intrinsicContentSize``, or 0 for no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the label is enabled.
  ///
  /// On the simulated device, the value has no effect.
  open var isEnabled: Bool = true

  /// The size of the text, wrapped at ``preferredMaxLayoutWidth`` unless it's zero.
  ///
  /// The size is the same as for a SwiftUI `Text` in the label's font.
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
  /// Lines wrap at words.
  case byWordWrapping = 0
  /// Lines wrap at characters.
  case byCharWrapping = 1
  /// Lines are clipped.
  case byClipping = 2
  /// Lines are truncated at the start.
  case byTruncatingHead = 3
  /// Lines are truncated at the end.
  case byTruncatingTail = 4
  /// Lines are truncated in the middle.
  case byTruncatingMiddle = 5
}
