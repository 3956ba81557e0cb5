/// A style of lists.
///
/// The rows are the same in every style; in ``GroupedListStyle`` the headers of sections are in capitals.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The default style of lists: the rows and headers as they are.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list without decoration; its elements are those of the default style.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// No decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style with grouped sections, whose headers are shown in capitals.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with grouped sections, whose headers are shown in capitals.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style with grouped sections with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with grouped sections with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list with inset rows; its elements are those of the default style.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A style with inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list as a sidebar; its elements are those of the default style.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list for round screens; its elements are those of the default style.
public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A style for round screens.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A list for small screens; its elements are those of the default style.
public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A style for small screens.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

private struct CapitalHeadersKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the headers of sections are shown in capitals, as the style of the list asks for.
  var hasCapitalHeaders: Bool {
    get { self[CapitalHeadersKey.self] }
    set { self[CapitalHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in this view.
  ///
  /// In a grouped list the headers of sections are shown in capitals, unless `textCase(nil)` on the header or on the section says otherwise; tests find them as they are shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.hasCapitalHeaders, style is GroupedListStyle) }
}
