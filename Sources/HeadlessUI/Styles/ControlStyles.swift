// Styles that decide how controls look. Those of the system change nothing that a test could see; a team's own button style may add views and is applied.

/// How buttons look, as the system does it.
///
/// The built-in styles change nothing that a test could see.
public protocol PrimitiveButtonStyle: Sendable {}

/// The usual look of a button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {}
/// A button without any decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A button that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The usual look of a button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button without any decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// How text fields look; nothing that a test could see.
public struct TextFieldStyle: Sendable {
  /// The usual look.
  public static let automatic = TextFieldStyle()
  /// No decoration.
  public static let plain = TextFieldStyle()
  /// A border with round corners.
  public static let roundedBorder = TextFieldStyle()
}

/// How switches look; they are switches all the same.
public struct ToggleStyle: Sendable {
  /// The usual look.
  public static let automatic = ToggleStyle()
  /// A switch.
  public static let `switch` = ToggleStyle()
  /// A button that stays down.
  public static let button = ToggleStyle()
}

/// How lists look; the rows are the same.
public struct ListStyle: Sendable {
  /// The usual look.
  public static let automatic = ListStyle()
  /// No decoration.
  public static let plain = ListStyle()
  /// Sections as groups.
  public static let grouped = ListStyle()
  /// Sections as groups with round corners.
  public static let insetGrouped = ListStyle()
  /// Rows with room at their sides.
  public static let inset = ListStyle()
  /// A list beside other content.
  public static let sidebar = ListStyle()
}

/// How large controls are drawn; they take the same room here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// From the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// Whether something is shown.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system sees fit.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// How the buttons in this view look; the system's styles change nothing that a test could see.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { environment(\.customButtonStyle, nil) }

  /// How the text fields in this view look; nothing that a test could see.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }

  /// How the switches in this view look; they are switches all the same.
  public func toggleStyle(_ style: ToggleStyle) -> some View { self }

  /// How the lists in this view look; the rows are the same.
  public func listStyle(_ style: ListStyle) -> some View { self }

  /// How large the controls in this view are drawn; they take the same room here.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Whether a line stands between rows; it is no element either way.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .vertical) -> some View { self }

  /// What stands behind a row; a headless screen shows none.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// The room around the content of a row; rows have a fixed one here.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Whether what stands behind scrolling content is shown; a headless screen shows none.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Whether bars at the edge show how far the content is scrolled; a headless screen shows none.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View { self }
}
