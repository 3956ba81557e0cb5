/// A type that defines the appearance of tables.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default style of tables.
public struct AutomaticTableStyle: TableStyle {
  /// Creates an automatic table style.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default style of tables.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A style with inset rows.
public struct InsetTableStyle: TableStyle {
  /// Creates an inset table style.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A style with inset rows.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Sets the style of the tables in this view.
  ///
  /// On the simulated device, it has no effect.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }
}
