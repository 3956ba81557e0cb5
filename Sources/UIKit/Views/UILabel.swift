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
  public class func appearance() -> UILabel { UIDeviceValues.current.proxy { UILabel() } }

  private var styled: NSAttributedString?

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
  /// The greatest width for a text of several lines.
  ///
  /// It changes no element.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// A Boolean value that indicates whether the text is enabled.
  ///
  /// It changes no element.
  open var isEnabled: Bool = true

  /// The size of the text, estimated from its characters.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return CGSize(width: 8.5 * CGFloat(lines.map(\.count).max() ?? 0), height: 20.5 * CGFloat(lines.count))
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
