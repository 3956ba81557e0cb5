/// A style of progress views, whose body becomes the progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress view that a style is applied to.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of a progress view itself.
    public var body: some View { part }
  }

  /// The type-erased description of a progress view's value.
  public struct CurrentValueLabel: View, TransparentView {
    let part: StyledPart
    /// The description of a progress view's value itself.
    public var body: some View { part }
  }

  /// The part that is done, from 0 to 1; `nil` if it is not known.
  public let fractionCompleted: Double?
  /// The progress view's label.
  public var label: Label?
  /// The description of the value.
  public var currentValueLabel: CurrentValueLabel?
  let isDeterminate: Bool
  let total: Double
}

extension ProgressViewStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The default style: a bar for a known progress, a spinner for one that is not.
public struct DefaultProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar for a known progress, a spinner for one that is not.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A bar; a progress that is not known stays a spinner to accessibility.
public struct LinearProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which a headless screen does not show.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar; a progress that is not known stays a spinner to accessibility.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A circle; to accessibility it is what it is without the style.
public struct CircularProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
  /// Creates the style with a tint, which a headless screen does not show.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle; to accessibility it is what it is without the style.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    applying(style, to: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
