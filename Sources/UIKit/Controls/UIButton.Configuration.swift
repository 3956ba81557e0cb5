public import Foundation

extension UIButton {
  /// The title, image and style of a button.
  ///
  /// The title, subtitle and image determine the element's label. The style has no effect on the element tree.
  public struct Configuration: Sendable {
    /// The corner style of a button.
    public enum CornerStyle: Int, Sendable {
      /// The corner styles.
      case fixed = -1, dynamic = 0, small = 1, medium = 2, large = 3, capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The sizes.
      case medium = 0, small = 1, mini = 2, large = 3
    }

    /// The alignment of the title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignments.
      case automatic = 0, leading = 1, center = 2, trailing = 3
    }

    /// The title.
    public var title: String?
    /// The attributed title, which replaces the plain title.
    public var attributedTitle: AttributedString?
    /// The subtitle.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The padding between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The padding between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The insets around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The alignment of the title and the subtitle.
    public var titleAlignment: TitleAlignment = .automatic
    /// The corner style of the button.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button.
    public var buttonSize: Size = .medium
    /// The color of the title and image.
    public var baseForegroundColor: UIColor?
    /// The background color of the button.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator: Bool = false

    /// The displayed title.
    package var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }

    /// Returns a configuration with a tinted background.
    public static func filled() -> Configuration { Configuration() }

    /// Returns a configuration with a lightly tinted background.
    public static func tinted() -> Configuration { Configuration() }

    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration() }

    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }

    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }

    /// Returns a configuration with a border and a lightly tinted background.
    public static func borderedTinted() -> Configuration { Configuration() }

    /// Returns a configuration with a border and a tinted background.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
