public import Foundation

extension UIButton {
  /// The title, the image and the look of a button.
  ///
  /// The title, the subtitle and the image are in the element's label; the look changes no element.
  public struct Configuration: Sendable {
    /// The shapes of corners.
    public enum CornerStyle: Int, Sendable {
      /// The shapes.
      case fixed = -1, dynamic = 0, small = 1, medium = 2, large = 3, capsule = 4
    }

    /// The sizes of buttons.
    public enum Size: Int, Sendable {
      /// The sizes.
      case medium = 0, small = 1, mini = 2, large = 3
    }

    /// The alignments of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignments.
      case automatic = 0, leading = 1, center = 2, trailing = 3
    }

    /// The title.
    public var title: String?
    /// The title with attributes, which takes the place of the plain one.
    public var attributedTitle: AttributedString?
    /// The text below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The distances around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The alignment of the title and the subtitle.
    public var titleAlignment: TitleAlignment = .automatic
    /// The shape of the corners.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size.
    public var buttonSize: Size = .medium
    /// The color of the title and the image.
    public var baseForegroundColor: UIColor?
    /// The color behind the title and the image.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether an indicator takes the image's place.
    public var showsActivityIndicator: Bool = false

    /// The title that the button shows.
    package var shownTitle: String? { attributedTitle.map { String($0.characters) } ?? title }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration() }

    /// Returns a configuration with the tint color behind the title.
    public static func filled() -> Configuration { Configuration() }

    /// Returns a configuration with a light tint behind the title.
    public static func tinted() -> Configuration { Configuration() }

    /// Returns a configuration with gray behind the title.
    public static func gray() -> Configuration { Configuration() }

    /// Returns a configuration without a border.
    public static func borderless() -> Configuration { Configuration() }

    /// Returns a configuration with a border.
    public static func bordered() -> Configuration { Configuration() }

    /// Returns a configuration with a border and a light tint.
    public static func borderedTinted() -> Configuration { Configuration() }

    /// Returns a configuration with a border and the tint color.
    public static func borderedProminent() -> Configuration { Configuration() }
  }
}
