/// A style of labels, whose body becomes the label.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The label that a style is applied to.
  typealias Configuration = LabelStyleConfiguration
}

/// The label that a style is applied to.
public struct LabelStyleConfiguration {
  /// The type-erased title of a label.
  public struct Title: View, TransparentView {
    let part: StyledPart
    /// The title itself.
    public var body: some View { part }
  }

  /// The type-erased icon of a label.
  public struct Icon: View, TransparentView {
    let part: StyledPart
    /// The icon itself.
    public var body: some View { part }
  }

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

extension LabelStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// The default style: the icon, then the title.
public struct DefaultLabelStyle: LabelStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

/// A label as its icon and its title.
public struct TitleAndIconLabelStyle: LabelStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

/// A label as its title alone; the icon is no element.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Only the icon; accessibility reads out the title, and so does a button with such a label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public init() {}

  /// The icon, with the title as its label.
  public func makeBody(configuration: Configuration) -> some View { IconOnlyLabel(title: configuration.title, icon: configuration.icon) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon, then the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon, with the title as its label for accessibility.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the style of the labels in this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    applying(style, to: LabelStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
