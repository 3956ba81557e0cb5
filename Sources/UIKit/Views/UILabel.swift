public import Foundation

/// A text of UIKit's; in a representable it is a static text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of the text.
  ///
  /// It changes no element.
  open var textColor: UIColor! = .label
  /// How many lines there may be, 0 for any number.
  ///
  /// It changes no element.
  open var numberOfLines: Int = 1
  /// Where the lines begin.
  ///
  /// It changes no element.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the text gets smaller where it does not fit.
  ///
  /// It changes no element.
  open var adjustsFontSizeToFitWidth: Bool = false

  /// The size of the text, as of a body text in SwiftUI.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return CGSize(width: 8.5 * CGFloat(lines.map(\.count).max() ?? 0), height: 20.5 * CGFloat(lines.count))
  }
}

/// Where the lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// At both sides.
  case justified = 3
  /// As the language has it.
  case natural = 4
}

/// What turns while something is under way; in a representable it is an activity indicator.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// Of the usual size.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large it is.
  ///
  /// It changes no element.
  open var style: Style = .medium
  /// The color.
  ///
  /// It changes no element.
  open var color: UIColor! = .systemGray
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped: Bool = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  /// Whether it turns.
  open private(set) var isAnimating: Bool = false

  /// Creates an indicator that stands still.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    isHidden = true
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
  }

  /// Its size.
  open override var intrinsicContentSize: CGSize { style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}

/// A blur over what is behind it.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?

  /// Creates a view with an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// What is done with what is behind a view.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
///
/// It changes no element.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How strong and how light the blur is.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the system has it.
    case regular = 4
    /// As the system has it, and clearer.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
  }

  /// Creates a blur.
  public convenience init(style: Style) { self.init() }
}
