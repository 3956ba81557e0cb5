/// The position of an item in the bars of a page.
enum ToolbarSide { case leading, trailing, principal, bottom, keyboard }

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
  let side: ToolbarSide

  /// The default placement, at the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(side: .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(side: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(side: .leading)
  /// The placement of the primary action, at the trailing end.
  public static let primaryAction = ToolbarItemPlacement(side: .trailing)
  /// The placement of a secondary action.
  ///
  /// On the simulated device, the action is at the trailing end, not in a menu.
  public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
  /// The placement of an action that confirms a task, at the trailing end.
  public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
  /// The placement of an action that cancels a task, at the leading end.
  public static let cancellationAction = ToolbarItemPlacement(side: .leading)
  /// The placement of a destructive action, at the leading end.
  public static let destructiveAction = ToolbarItemPlacement(side: .leading)
  /// The placement of a status, in the bottom bar.
  public static let status = ToolbarItemPlacement(side: .bottom)
  /// The bottom bar.
  ///
  /// The element of the bar is a `toolbar`.
  public static let bottomBar = ToolbarItemPlacement(side: .bottom)
  /// A bar above the keyboard.
  ///
  /// The bar is shown while the keyboard is shown. The element of the bar is a `toolbar`.
  public static let keyboard = ToolbarItemPlacement(side: .keyboard)
  /// The place of the title.
  public static let title = ToolbarItemPlacement(side: .principal)
  /// The place of a large title.
  public static let largeTitle = ToolbarItemPlacement(side: .principal)
  /// The leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
  /// The leading end of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(side: .leading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
}

/// The items of a page's bars, in order for each place.
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
