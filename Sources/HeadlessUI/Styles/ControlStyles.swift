// Styles of controls. Those of the system have no effect on elements; a custom button style may add views and is applied.

/// A style of buttons of the system.
///
/// The built-in styles have no effect on elements.
public protocol PrimitiveButtonStyle: Sendable {}

/// The default style of buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle {}
/// A style without decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}
/// A prominent style with a border.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of buttons.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style without decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A prominent style with a border.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A style of text fields, without effect on elements.
public struct TextFieldStyle: Sendable {
  /// The default style.
  public static let automatic = TextFieldStyle()
  /// No decoration.
  public static let plain = TextFieldStyle()
  /// A rounded border.
  public static let roundedBorder = TextFieldStyle()
}

/// A style of toggles, which are switches in every style.
public struct ToggleStyle: Sendable {
  /// The default style.
  public static let automatic = ToggleStyle()
  /// A switch.
  public static let `switch` = ToggleStyle()
  /// A button.
  public static let button = ToggleStyle()
}

/// A style of lists, without effect on the rows.
public struct ListStyle: Sendable {
  /// The default style.
  public static let automatic = ListStyle()
  /// No decoration.
  public static let plain = ListStyle()
  /// A style with grouped sections.
  public static let grouped = ListStyle()
  /// A style with grouped sections with rounded corners.
  public static let insetGrouped = ListStyle()
  /// A style with inset rows.
  public static let inset = ListStyle()
  /// A style for sidebars.
  public static let sidebar = ListStyle()
}

/// A size of controls, which does not change their size here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The sizes, from the smallest to the largest.
  case mini, small, regular, large, extraLarge
}

/// The visibility of a view or a part of it.
public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The default of the system.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}

extension View {
  /// Sets the style of the buttons in this view; the styles of the system have no effect on elements.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { environment(\.customButtonStyle, nil) }

  /// Sets the style of the text fields in this view, without effect on elements.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View { self }

  /// Sets the style of the toggles in this view, which are switches in every style.
  public func toggleStyle(_ style: ToggleStyle) -> some View { self }

  /// Sets the style of the lists in this view, without effect on the rows.
  public func listStyle(_ style: ListStyle) -> some View { self }

  /// Sets the size of the controls in this view.
  ///
  /// It changes no element.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Shows or hides the lines between rows, which have no elements.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }

  /// Sets the background of a row, which a headless screen does not show.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the insets of a row; here rows have fixed ones.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the background of scrolling content, which a headless screen does not show.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
