/// A style that determines the layout of a list's rows and whether section headers are uppercase.
@MainActor @preconcurrency
public protocol ListStyle {}

/// The default list style.
///
/// On iPhone, it's the same as ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Creates a default list style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list style whose rows reach from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list style whose rows reach from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list style with groups of rows that reach from edge to edge.
///
/// Section headers are uppercase.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list style with groups of rows that reach from edge to edge.
  ///
  /// Section headers are uppercase.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list style with groups of rows that have space around each group.
///
/// Section headers are uppercase.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list style with groups of rows that have space around each group.
  ///
  /// Section headers are uppercase.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list style with inset rows.
///
/// On iPhone, rows are laid out as in ``PlainListStyle``.
public struct InsetListStyle: ListStyle {
  /// Creates an inset list style.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list style with inset rows.
  ///
  /// On iPhone, rows are laid out as in ``PlainListStyle``.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style for sidebars.
///
/// On iPhone, rows are laid out as in ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// A list style for sidebars.
  ///
  /// On iPhone, rows are laid out as in ``InsetGroupedListStyle``.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// A list style for watchOS, whose rows roll off at a round edge.
///
/// On iPhone, rows are laid out as in ``PlainListStyle``.
public struct EllipticalListStyle: ListStyle {
  /// Creates an elliptical list style.
  public init() {}
}

extension ListStyle where Self == EllipticalListStyle {
  /// A list style for watchOS, whose rows roll off at a round edge.
  ///
  /// On iPhone, rows are laid out as in ``PlainListStyle``.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}

/// A list style for watchOS, whose rows shrink at the screen's edges.
///
/// On iPhone, rows are laid out as in ``PlainListStyle``.
public struct CarouselListStyle: ListStyle {
  /// Creates a carousel list style.
  public init() {}
}

extension ListStyle where Self == CarouselListStyle {
  /// A list style for watchOS, whose rows shrink at the screen's edges.
  ///
  /// On iPhone, rows are laid out as in ``PlainListStyle``.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

extension EnvironmentValues {
  /// Whether the surrounding list shows section headers in uppercase.
  @Entry var hasCapitalHeaders = false

  /// The arrangement of rows in lists.
  @Entry var listKind = ListGeometry.Kind.insetGrouped
}

extension View {
  /// Sets the style of the lists in this view.
  ///
  /// In grouped lists, section headers are uppercase unless the header or the section sets `textCase(nil)`. Elements contain the text as it's shown.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { environment(\.listKind, ListGeometry.Kind(style)) }
}

extension ListGeometry.Kind {
  /// Creates the arrangement of a list style.
  ///
  /// Styles for watchOS use the plain arrangement.
  fileprivate init(_ style: any ListStyle) {
    switch style {
    case is PlainListStyle, is InsetListStyle, is EllipticalListStyle, is CarouselListStyle: self = .plain
    case is GroupedListStyle: self = .grouped
    case is SidebarListStyle: self = .sidebar
    default: self = .insetGrouped
    }
  }
}
