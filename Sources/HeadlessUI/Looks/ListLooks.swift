import Foundation

extension View {
  /// Sets the color of the lines between rows.
  ///
  /// It changes no element.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Shows or hides the lines around a section.
  ///
  /// It changes no element.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the color of the lines around a section.
  ///
  /// It changes no element.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the space between the sections of a list with groups.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSectionSpacing, spacing) }

  /// Sets the space between the sections of a list with groups, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the space around sections; they are as wide as the list here.
  ///
  /// It changes no element.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the space between rows; rows follow each other without one here.
  ///
  /// It changes no element.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the distances from some edges of a row's cell to what is in it, in points; `nil` for those of the list's style.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    transformEnvironment(\.listRowInsets) { insets in
      if edges.contains(.top) { insets.top = length }
      if edges.contains(.leading) { insets.leading = length }
      if edges.contains(.bottom) { insets.bottom = length }
      if edges.contains(.trailing) { insets.trailing = length }
    }
  }

  /// Sets the color of the icons in rows.
  ///
  /// It changes no element.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the color of the icons in rows.
  ///
  /// It changes no element.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets how a row reacts to a pointer over it.
  ///
  /// It changes no element.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether a row reacts to a pointer over it.
  ///
  /// It changes no element.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the prominence of the headers of sections: texts of increased ones stand as they are written, where a list of the style writes the others in capitals.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Gives rows backgrounds of two colors in turn.
  ///
  /// It changes no element.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
}

/// A color of the icons in rows.
public struct ListItemTint: Sendable {
  /// The color of the accent, where the system wants one.
  public static let monochrome = ListItemTint()
  /// A color that the system may replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A color that the system keeps.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// Whether rows have backgrounds of two colors in turn.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = AlternatingRowBackgroundBehavior()
  /// They do.
  public static let enabled = AlternatingRowBackgroundBehavior()
  /// They do not.
  public static let disabled = AlternatingRowBackgroundBehavior()
}

extension EnvironmentValues {
  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard
}
