/// A style of gauges, whose body becomes the gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates the view of the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What the style is applied to.
  typealias Configuration = GaugeStyleConfiguration
}

/// The gauge that a style is applied to.
public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of a gauge itself.
    public var body: some View { part }
  }

  /// The type-erased description of a gauge's value.
  public struct CurrentValueLabel: View, TransparentView {
    let part: StyledPart
    /// The description of a gauge's value itself.
    public var body: some View { part }
  }

  /// The type-erased description of a gauge's lower bound.
  public struct MinimumValueLabel: View, TransparentView {
    let part: StyledPart
    /// The description of a gauge's lower bound itself.
    public var body: some View { part }
  }

  /// The type-erased description of a gauge's upper bound.
  public struct MaximumValueLabel: View, TransparentView {
    let part: StyledPart
    /// The description of a gauge's upper bound itself.
    public var body: some View { part }
  }

  /// The type-erased description of a value of a gauge.
  public struct MarkedValueLabel: View, TransparentView {
    let part: StyledPart
    /// The description of a value of a gauge itself.
    public var body: some View { part }
  }

  /// The value, from 0 at the lower bound to 1 at the upper one.
  public var value: Double
  /// The gauge's label.
  public var label: Label
  /// The description of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The description of the lower bound.
  public var minimumValueLabel: MinimumValueLabel?
  /// The description of the upper bound.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle where Self: _StandardStyle {
  /// Creates the view as it is without a style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// The default style of gauges; each standard style shows the same element.
public struct DefaultGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A gauge as a bar that fills; each standard style shows the same element.
public struct LinearCapacityGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A gauge as a bar with a mark; each standard style shows the same element.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A gauge as a small bar that fills; each standard style shows the same element.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A gauge as an open ring with a mark; each standard style shows the same element.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A gauge as a ring that fills; each standard style shows the same element.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates the style.
  public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    applying(style, to: GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
