/// A custom appearance for labels.
///
/// The style's body replaces the label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the label that the style is applied to.
  typealias Configuration = LabelStyleConfiguration
}

/// The properties of a label that a style is applied to.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: View, TransparentView {
    let part: StyledPart
    /// The title of the label.
    public var body: some View { part }
  }

  /// The type-erased icon of a label.
  public struct Icon: View, TransparentView {
    let part: StyledPart
    /// The icon of the label.
    public var body: some View { part }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension LabelStyle where Self: _StandardStyle {
  /// Creates a label without a custom style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The default label style, which shows the icon before the title.
public struct DefaultLabelStyle: LabelStyle, _StandardStyle {
  /// Creates a default label style.
  public init() {}
}

/// A label style that shows the icon and the title.
public struct TitleAndIconLabelStyle: LabelStyle, _StandardStyle {
  /// Creates a title-and-icon label style.
  public init() {}
}

/// A label style that only shows the title.
///
/// The icon has no element.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title-only label style.
  public init() {}

  /// The title of the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label style that only shows the icon.
///
/// The title is the icon's accessibility label. A button with such a label has the title as its label too.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon-only label style.
  public init() {}

  /// The icon, labeled with the title.
  public func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(title: configuration.title, icon: configuration.icon) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default label style, which shows the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows the icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that only shows the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that only shows the icon, with the title as its accessibility label.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    applying(style, to: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
