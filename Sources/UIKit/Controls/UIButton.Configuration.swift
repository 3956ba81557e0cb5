public import Foundation

extension UIButton {
  /// The title, image and style of a button.
  ///
  /// The title, subtitle and image determine the label of the button's element. On the simulated device, the style has no effect.
  public struct Configuration: Sendable {
    /// The corner style of a button.
    public enum CornerStyle: Int, Sendable {
      /// Corners with the radius of the background configuration.
      case fixed = -1
      /// Corners that scale with the text size.
      case dynamic = 0
      /// Corners with a small radius.
      case small = 1
      /// Corners with a medium radius.
      case medium = 2
      /// Corners with a large radius.
      case large = 3
      /// Fully rounded ends.
      case capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A small size.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A large size.
      case large = 3
    }

    /// The alignment of the title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The system chooses the alignment.
      case automatic = 0
      /// Alignment at the leading edge.
      case leading = 1
      /// Alignment at the center.
      case center = 2
      /// Alignment at the trailing edge.
      case trailing = 3
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
