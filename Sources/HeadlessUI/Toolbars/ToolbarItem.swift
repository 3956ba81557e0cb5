import Foundation

/// An item of a toolbar with a view and a placement.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  private init(placement: ToolbarItemPlacement, made content: Content) {
    self.placement = placement
    self.content = content
  }

  /// The item's views with its placement, for internal use by the framework.
  public var _items: some View { PlacedToolbarItem(content: content, side: placement.side) }
}

extension ToolbarItem where ID == () {
  /// Creates a toolbar item with a placement.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { self.init(placement: placement, made: content()) }
}

extension ToolbarItem where ID == String {
  /// Creates an item with an identity for customization.
  ///
  /// On a phone, it can't be rearranged.
  public init(id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true, @ViewBuilder content: () -> Content) {
    self.init(placement: placement, made: content())
  }
}

/// A group of toolbar items with the same placement.
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

  /// Creates a group of items with a label for small bars.
  ///
  /// On a phone, the items are always shown.
  public init<Label: View>(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(placement: placement, content: content)
  }

  /// The items in a row, with the group's placement, for internal use by the framework.
  public var _items: some View { PlacedToolbarItem(content: HStack(content: { content }), side: placement.side) }
}

/// A space between items of a toolbar.
///
/// On the simulated device, it has no effect.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  /// Creates a space with a sizing.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

  /// An empty view, for internal use by the framework.
  public var _items: some View { EmptyView() }
}

/// The sizing of a space in a toolbar.
public struct SpacerSizing: Hashable, Sendable {
  private let isFixed: Bool

  /// A fixed size.
  public static let fixed = SpacerSizing(isFixed: true)
  /// A size that takes the remaining space.
  public static let flexible = SpacerSizing(isFixed: false)
}
