import ScreenModel

/// A custom appearance for gauges.
///
/// The style's body replaces the gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View

  /// Creates a view that represents the gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// The properties of the gauge that the style is applied to.
  typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style is applied to.
public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: View, TransparentView {
    let part: StyledPart
    /// The label of the gauge.
    public var body: some View { part }
  }

  /// The type-erased label of a gauge's current value.
  public struct CurrentValueLabel: View, TransparentView {
    let part: StyledPart
    /// The label of the current value.
    public var body: some View { part }
  }

  /// The type-erased label of a gauge's lower bound.
  public struct MinimumValueLabel: View, TransparentView {
    let part: StyledPart
    /// The label of the lower bound.
    public var body: some View { part }
  }

  /// The type-erased label of a gauge's upper bound.
  public struct MaximumValueLabel: View, TransparentView {
    let part: StyledPart
    /// The label of the upper bound.
    public var body: some View { part }
  }

  /// The type-erased label of a marked value in a gauge.
  public struct MarkedValueLabel: View, TransparentView {
    let part: StyledPart
    /// The label of the marked value.
    public var body: some View { part }
  }

  /// The current value, from 0 at the lower bound to 1 at the upper bound.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the current value, or `nil` if there isn't one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, or `nil` if there isn't one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, or `nil` if there isn't one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyle where Self: _StandardStyle {
  /// Creates a gauge without a custom style.
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

/// The default gauge style.
///
/// Every built-in style shows the same element.
public struct DefaultGaugeStyle: GaugeStyle, _StandardStyle {
  /// Creates a default gauge style.
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default gauge style.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A gauge style with a bar that fills.
///
/// Every built-in style shows the same element.
public struct LinearCapacityGaugeStyle: GaugeStyle, _StandardStyle, DrawnStyle {
  /// Creates a linear capacity gauge style.
  public init() {}

  var drawnStyle: ElementLook.Style { .capacity }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A gauge style with a bar that fills.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A gauge style with a bar and a marker.
///
/// Every built-in style shows the same element.
public struct AccessoryLinearGaugeStyle: GaugeStyle, _StandardStyle, DrawnStyle {
  /// Creates an accessory linear gauge style.
  public init() {}

  var drawnStyle: ElementLook.Style { .linear }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A gauge style with a bar and a marker.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A gauge style with a small bar that fills.
///
/// Every built-in style shows the same element.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, _StandardStyle, DrawnStyle {
  /// Creates an accessory linear capacity gauge style.
  public init() {}

  var drawnStyle: ElementLook.Style { .capacity }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A gauge style with a small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// A gauge style with an open ring and a marker.
///
/// Every built-in style shows the same element.
public struct AccessoryCircularGaugeStyle: GaugeStyle, _StandardStyle, DrawnStyle {
  /// Creates an accessory circular gauge style.
  public init() {}

  var drawnStyle: ElementLook.Style { .circular }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A gauge style with an open ring and a marker.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A gauge style with a closed ring that fills.
///
/// Every built-in style shows the same element.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, _StandardStyle, DrawnStyle {
  /// Creates an accessory circular capacity gauge style.
  public init() {}

  var drawnStyle: ElementLook.Style { .circularCapacity }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A gauge style with a closed ring that fills.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension View {
  /// Sets the style of the gauges in this view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    applying(style, to: GaugeStyleConfiguration.self) { $0.makeBody(configuration: $1) }
  }
}
