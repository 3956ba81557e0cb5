/// A custom appearance for progress views.
///
/// The style's body replaces the progress view.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the progress view that the style is applied to.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a style is applied to.
public struct ProgressViewStyleConfiguration {
  /// The type-erased label of a progress view.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of the progress view.
    public var body: some View { part }
  }

  /// The type-erased label of a progress view's current value.
  public struct CurrentValueLabel: View, TransparentView {
    let part: StyledPart
    /// The label of the current value.
    public var body: some View { part }
  }

  /// The completed fraction of the task, from 0 to 1, or `nil` if it's unknown.
  public let fractionCompleted: Double?
  /// The label of the progress view, or `nil` if there isn't one.
  public var label: Label?
  /// The label of the current value, or `nil` if there isn't one.
  public var currentValueLabel: CurrentValueLabel?
  let isDeterminate: Bool
  let total: Double
}

extension ProgressViewStyle where Self: _StandardStyle {
  /// Creates a progress view without a custom style.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// The default progress view style: a bar for known progress, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates a default progress view style.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default progress view style: a bar for known progress, a spinner otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// A progress view style that shows a bar.
///
/// With this style, a spinner is still an `activityIndicator` in the element tree.
public struct LinearProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates a linear progress view style.
  public init() {}
  /// Creates a linear progress view style with a tint.
  ///
  /// The tint has no effect.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A progress view style that shows a bar.
  ///
  /// With this style, a spinner is still an `activityIndicator` in the element tree.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// A progress view style that shows a circle.
///
/// The style doesn't change the type of the progress view's element.
public struct CircularProgressViewStyle: ProgressViewStyle, _StandardStyle {
  /// Creates a circular progress view style.
  public init() {}
  /// Creates a circular progress view style with a tint.
  ///
  /// The tint has no effect.
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A progress view style that shows a circle.
  ///
  /// The style doesn't change the type of the progress view's element.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Sets the style of the progress views in this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    applying(style, to: ProgressViewStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
