import Foundation

extension View {
  /// Sets the color of the separators between rows.
  ///
  /// On the simulated device, it has no effect.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Shows or hides the separators around a section.
  ///
  /// On the simulated device, it has no effect.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the color of the separators around a section.
  ///
  /// On the simulated device, it has no effect.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the space between the sections of a grouped list.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSectionSpacing, spacing) }

  /// Sets the space between the sections of a grouped list, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

  /// Sets the margins of sections.
  ///
  /// On the simulated device, it has no effect. Sections are as wide as the list.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the space between rows.
  ///
  /// On the simulated device, it has no effect. There's no space between rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Sets the distances between some edges of a row's cell and its content, in points.
  ///
  /// If the length is `nil`, the distances of the list's style apply.
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
  /// On the simulated device, it has no effect.
  public func listItemTint(_ tint: Color?) -> some View { self }

  /// Sets the color of the icons in rows.
  ///
  /// On the simulated device, it has no effect.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self }

  /// Sets how a row responds to a pointer that hovers over it.
  ///
  /// On the simulated device, it has no effect.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Sets whether a row responds to a pointer that hovers over it.
  ///
  /// On the simulated device, it has no effect.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the prominence of section headers.
  ///
  /// Some list styles show headers in uppercase. Headers with increased prominence keep their case.
  public func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }

  /// Sets whether the backgrounds of rows alternate between two colors.
  ///
  /// On the simulated device, it has no effect.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View { self }
}

/// A tint for the icons in rows.
public struct ListItemTint: Sendable {
  /// The accent color, if the system tints icons.
  public static let monochrome = ListItemTint()
  /// Returns a tint that the system can replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// Returns a tint that the system doesn't replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
}

/// The behavior that determines whether the backgrounds of rows alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// The system default.
  public static let automatic = AlternatingRowBackgroundBehavior()
  /// The backgrounds alternate.
  public static let enabled = AlternatingRowBackgroundBehavior()
  /// The backgrounds don't alternate.
  public static let disabled = AlternatingRowBackgroundBehavior()
}

extension EnvironmentValues {
  /// The prominence of badges.
  @Entry public var badgeProminence: BadgeProminence = .standard
}
