import Foundation

/// An item of a toolbar: a view, and the place where it belongs.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  private init(placement: ToolbarItemPlacement, made content: Content) {
    self.placement = placement
    self.content = content
  }

  /// The item's views with its placement, for the framework's own use.
  public var _items: some View { PlacedToolbarItem(content: content, side: placement.side) }
}

extension ToolbarItem where ID == () {
  /// Creates an item.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init(placement: placement, made: content()) }
}

extension ToolbarItem where ID == String {
  /// Creates an item that a user could arrange; on a phone it stays where it is.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, made: content())
  }
}

/// Items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group of items with a label for where there is no room; on a phone the items are shown.
  public init<Label: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(placement: placement, content: content)
  }

  /// The items in a row, with the group's placement, for the framework's own use.
  public var _items: some View { PlacedToolbarItem(content: HStack(content: { content }), side: placement.side) }
}

/// Room between items of a toolbar.
///
/// It changes no element.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  /// Creates room of a size.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// Nothing, for the framework's own use.
  public var _items: some View { EmptyView() }
}

/// The size of room in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// A fixed size.
  public static let fixed = SpacerSizing(isFixed: true)
  /// As much as there is.
  public static let flexible = SpacerSizing(isFixed: false)
}
