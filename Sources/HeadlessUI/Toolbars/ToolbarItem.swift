import Foundation

/// A toolbar item that shows a view at a placement.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  private init(placement: ToolbarItemPlacement, made content: Content) {
    self.placement = placement
    self.content = content
  }

  /// A view of the item at its placement, for internal use by the framework.
  public var _items: some View { PlacedToolbarItem(content: content, side: placement.side) }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init(placement: placement, made: content()) }
}

extension ToolbarItem where ID == String {
  /// Creates a toolbar item with an identity for customization.
  ///
  /// On a phone, the user can't rearrange the item.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, made: content())
  }
}

/// A group of toolbar items with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of toolbar items with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of toolbar items with a label that can replace the items in a small bar.
  ///
  /// On a phone, the items are always shown.
  public init<Label: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(placement: placement, content: content)
  }

  /// A row of the items at the group's placement, for internal use by the framework.
  public var _items: some View { PlacedToolbarItem(content: HStack(content: { content }), side: placement.side) }
}

/// A space between the items of a toolbar.
///
/// On the simulated device, it has no effect.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  /// Creates a toolbar space with a fixed or flexible size and a placement.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view, for internal use by the framework.
  public var _items: some View { EmptyView() }
}

/// The way the size of a space in a toolbar is determined.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// The space has a fixed size.
  public static let fixed = SpacerSizing(isFixed: true)
  /// The space takes the remaining space of the toolbar.
  public static let flexible = SpacerSizing(isFixed: false)
}
