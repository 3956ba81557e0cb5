public import Foundation

/// A text.
///
/// Its element is a `staticText`.
///
/// [Apple: UILabel](https://developer.apple.com/documentation/uikit/uilabel)
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The appearance of all labels.
  ///
  /// It changes no element.
  public class func appearance() -> UILabel { UIDeviceValues.current[default: UILabel()] }

  private var styled: NSAttributedString?

  /// Creates a view with a frame, which touches go through.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive, which is never done here; a subclass calls it from its own.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet {
      styled = nil
      if text != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The font, whose size the text has.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The color of the text.
  ///
  /// It changes no element.
  open var textColor: UIColor! = .label
  /// The color of the text while it's highlighted.
  ///
  /// It changes no element.
  open var highlightedTextColor: UIColor?
  /// The greatest number of lines, or 0 for any number.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The place where lines are cut.
  ///
  /// It changes no element.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
  /// The alignment of the lines.
  ///
  /// It changes no element.
  open var textAlignment: NSTextAlignment = .natural
  /// A Boolean value that indicates whether a text that doesn't fit gets smaller.
  ///
  /// It changes no element.
  open var adjustsFontSizeToFitWidth: Bool = false
  /// The least scale of a text that gets smaller.
  ///
  /// It changes no element.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the device's text size.
  ///
  /// It changes no element.
  open var adjustsFontForContentSizeCategory: Bool = false
  /// The greatest width for the lines of ``intrinsicContentSize``, or 0 for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether the text is enabled.
  ///
  /// It changes no element.
  open var isEnabled: Bool = true

  /// The size of the text on lines as wide as ``preferredMaxLayoutWidth``, or as long as they are if that is zero: the size of a SwiftUI `Text` in the label's font.
  open override var intrinsicContentSize: CGSize { size(in: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil) }

  /// Returns the size of the text on lines that fit into another size, of ``numberOfLines`` at most.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width > 0 ? size.width : nil) }

  private func size(in width: CGFloat?) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextMeasure.size(of: text, fontSize: font.pointSize, width: width, lineLimit: numberOfLines > 0 ? numberOfLines : nil)
  }
}

/// The alignments of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// The lines begin at the left.
  case left = 0
  /// The lines are centered.
  case center = 1
  /// The lines end at the right.
  case right = 2
  /// The lines fill the width.
  case justified = 3
  /// The lines begin where the language's lines begin.
  case natural = 4
}

/// The places where a line that doesn't fit is cut.
public enum NSLineBreakMode: Int, Sendable {
  /// The places.
  case byWordWrapping = 0, byCharWrapping = 1, byClipping = 2, byTruncatingHead = 3, byTruncatingTail = 4, byTruncatingMiddle = 5
}
