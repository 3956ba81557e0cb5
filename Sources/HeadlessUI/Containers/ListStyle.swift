/// A style of lists: it decides where the rows lie, and whether the headers of sections are in capitals.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The default style of lists: on an iPhone that of ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list whose rows reach from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// No decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A style whose sections are groups of rows that reach from edge to edge, with headers in capitals.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with grouped sections, whose headers are shown in capitals.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A style whose sections are groups of rows with space between and beside them, with headers in capitals.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with grouped sections with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list with inset rows; on an iPhone they are those of ``PlainListStyle``.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A style with inset rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list as a sidebar; on an iPhone its rows lie as in ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for sidebars.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list for round screens; on an iPhone it is that of ``PlainListStyle``.
public struct EllipticalListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A style for round screens.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A list for small screens; on an iPhone it is that of ``PlainListStyle``.
public struct CarouselListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A style for small screens.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension EnvironmentValues {
  /// Whether the list around shows the headers of its sections in capitals.
  @Entry var hasCapitalHeaders = false

  /// How lists arrange their rows.
  @Entry var listKind = ListGeometry.Kind.insetGrouped
}

extension View {
  /// Sets the style of the lists in this view.
  ///
  /// In a list with groups the headers of sections are shown in capitals, unless `textCase(nil)` on the header or on the section says otherwise; tests find them as they are shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listKind, ListGeometry.Kind(style)) }
}

extension ListGeometry.Kind {
  /// The arrangement of a style; the styles of watches are those of a plain list.
  fileprivate init(_ style: any ListStyle) {
    switch style {
    case is PlainListStyle, is InsetListStyle, is EllipticalListStyle, is CarouselListStyle: self = .plain
    case is GroupedListStyle: self = .grouped
    case is SidebarListStyle: self = .sidebar
    default: self = .insetGrouped
    }
  }
}
