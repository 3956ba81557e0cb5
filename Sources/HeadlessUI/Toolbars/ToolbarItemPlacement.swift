/// A place of the bars of a page.
enum ToolbarSide { case leading, trailing, principal, bottom, keyboard }

/// The placement of an item of a toolbar.
public struct ToolbarItemPlacement: Sendable {
  let side: ToolbarSide

  /// The default: at the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// For the main action: at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// For a less important action: here at the trailing end too, rather than in a menu.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// For the action that confirms: at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// For the action that cancels: at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// For an action that deletes: at the leading end.
  public static let destructiveAction = ToolbarItemPlacement(side: .leading)
  /// For what tells a state: in the bar at the bottom.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// In the bar at the bottom; in the element tree a `toolbar`.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// In a bar above the keyboard while there is one; in the element tree a `toolbar`.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// In place of the title.
  public static let title = ToolbarItemPlacement(side: .principal)
  /// In place of the title, where it is large.
  public static let largeTitle = ToolbarItemPlacement(side: .principal)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// The items of a page's bars, each in the order that they have.
struct ToolbarItemsBySide {
  private(set) var leading: [Node] = []
  private(set) var trailing: [Node] = []
  private(set) var principal: [Node] = []
  private(set) var bottom: [Node] = []
  private(set) var keyboard: [Node] = []

  mutating func append(_ item: Node, _ side: ToolbarSide) {
    switch side {
    case .leading: leading.append(item)
    case .trailing: trailing.append(item)
    case .principal: principal.append(item)
    case .bottom: bottom.append(item)
    case .keyboard: keyboard.append(item)
    }
  }
}
