/// One or more items of a toolbar.
///
/// A custom type implements ``body``, which consists of other items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content that ``body`` returns.
  associatedtype Body: ToolbarContent
  /// The type of the items' view, for internal use by the framework.
  associatedtype _Items: View = ToolbarContentBody<Self>

  /// The items of this content.
  @ToolbarContentBuilder var body: Body { get }

  /// A view of the items, for internal use by the framework.
  var _items: _Items { get }
}

/// Toolbar items that the user can rearrange on larger devices.
///
/// On a phone, the user can't rearrange the items.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarContent where _Items == ToolbarContentBody<Self> {
  /// A view that evaluates the body, for internal use by the framework.
  public var _items: ToolbarContentBody<Self> { ToolbarContentBody(content: self) }
}

extension ToolbarContent where Body == Never {
  /// Stops with an error, because the framework's items don't have a body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Never: ToolbarContent {}

/// A view that evaluates the body of toolbar content, including its state and environment values.
public struct ToolbarContentBody<Content: ToolbarContent>: View {
  let content: Content

  /// A view of the items in the body.
  public var body: some View { content.body._items }

  /// Creates the node that evaluates and stores the body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Content.self)), inputs.node))
  }
}

/// Toolbar content of the framework that is backed by a view.
public struct ToolbarItems<Items: View>: CustomizableToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  /// A view of the items, for internal use by the framework.
  public let _items: Items
}

/// The toolbar content of an `if` without `else`.
public struct OptionalToolbarContent<Content: ToolbarContent>: CustomizableToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  /// A view of the items, or `nil` if there are no items, for internal use by the framework.
  public let _items: Content._Items?
}

/// The toolbar content of one of two branches of an `if`/`else` or `switch`.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent>: CustomizableToolbarContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  /// A view of the items, for internal use by the framework.
  public let _items: ConditionalContent<First._Items, Second._Items>
}

/// A result builder that creates toolbar content from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the content of an expression.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Unavailable, because views can't be mixed with toolbar items.
  @available(*, unavailable, message: "Views can't be mixed with toolbar items. Wrap the view in a ToolbarItem.")
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItems<Content> { ToolbarItems(_items: content) }

  /// Unavailable, because toolbar content must consist of toolbar items.
  @_disfavoredOverload
  @available(*, unavailable, message: "A toolbar contains either ToolbarItem, ToolbarItemGroup and ToolbarSpacer, or only views. This expression is neither.")
  public static func buildExpression<Other>(_ content: Other) -> ToolbarItems<EmptyView> { ToolbarItems(_items: EmptyView()) }

  /// Returns the content of a single statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Combines the content of several statements.
  public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> ToolbarItems<TupleView<(First._Items, Second._Items, repeat (each Content)._Items)>> {
    ToolbarItems(_items: TupleView((first._items, second._items, repeat (each content)._items)))
  }

  /// Returns the content of an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> OptionalToolbarContent<Content> { OptionalToolbarContent(_items: content?._items) }

  /// Returns the content of the first branch of an `if`/`else` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> { ConditionalToolbarContent(_items: ConditionalContent(storage: .first(first._items))) }

  /// Returns the content of the second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> { ConditionalToolbarContent(_items: ConditionalContent(storage: .second(second._items))) }

  /// Returns the content of a branch under `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> ToolbarItems<AnyView> {
    ToolbarItems(_items: AnyView(content._items))
  }
}
