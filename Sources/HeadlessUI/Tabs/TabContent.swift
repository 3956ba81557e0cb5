/// A tab of a ``TabView``, or several; give one of your own a ``body`` of others.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that the tabs stand for.
  associatedtype TabValue: Hashable
  /// The type of the content that ``body`` returns.
  associatedtype Body: TabContent
  /// The type of the view of the pages, for the framework's own use.
  associatedtype _Pages: View = TabContentBody<Self>

  /// The tabs.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// The view of the pages, for internal use by the framework.
  func _pages(_ settings: _TabSettings) -> _Pages
}

/// What modifiers say of tabs, for the framework's own use.
public struct _TabSettings {
  var badge: String?
  var identifier: String?
  var isHidden = false
}

extension TabContent where _Pages == TabContentBody<Self> {
  /// The view that evaluates the body.
  public func _pages(_ settings: _TabSettings) -> TabContentBody<Self> { TabContentBody(content: self, settings: settings) }
}

extension TabContent where Body == Never {
  /// Never read: the framework's own tabs have no body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Never: TabContent {
  /// The type of the values, of which there are none.
  public typealias TabValue = Never
}

/// Evaluates the body of a tab view's content, with what the content itself reads from the environment and its state.
public struct TabContentBody<Content: TabContent>: View {
  let content: Content
  let settings: _TabSettings

  /// The view of the pages in the body.
  public var body: some View { content.body._pages(settings) }

  /// Creates what evaluates and keeps the body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Content.self)), inputs.node))
  }
}

/// The framework's own tabs, made of a view.
public struct TabPages<TabValue: Hashable, Pages: View>: TabContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  let make: (_TabSettings) -> Pages

  /// The view of the pages, for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Pages { make(settings) }
}

/// One of two contents of a tab view.
public struct ConditionalTabContent<TabValue: Hashable, First: TabContent, Second: TabContent>: TabContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  let make: (_TabSettings) -> ConditionalContent<First._Pages, Second._Pages>

  /// The view of the pages, for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> ConditionalContent<First._Pages, Second._Pages> { make(settings) }
}

/// A content of a tab view that may not be there.
public struct OptionalTabContent<TabValue: Hashable, Content: TabContent>: TabContent {
  /// `Never`, because this type has no body.
  public typealias Body = Never

  let content: Content?

  /// The view of the pages, for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages? { content?._pages(settings) }
}

/// Builds the tabs of a tab view from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns the tab of an expression.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }

  /// Returns the tabs of a block with one.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }

  /// Returns the tabs of a block with several.
  public static func buildBlock<First: TabContent, Second: TabContent, each Content: TabContent>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> TabPages<TabValue, TupleView<(First._Pages, Second._Pages, repeat (each Content)._Pages)>> {
    TabPages { settings in TupleView((first._pages(settings), second._pages(settings), repeat (each content)._pages(settings))) }
  }

  /// Returns the tabs of an `if` without `else`.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> OptionalTabContent<TabValue, Content> { OptionalTabContent(content: content) }

  /// Returns the tabs of the first branch of an `if`/`else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(first: First) -> ConditionalTabContent<TabValue, First, Second> {
    ConditionalTabContent { ConditionalContent(storage: .first(first._pages($0))) }
  }

  /// Returns the tabs of the second branch of an `if`/`else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second) -> ConditionalTabContent<TabValue, First, Second> {
    ConditionalTabContent { ConditionalContent(storage: .second(second._pages($0))) }
  }

  /// Returns the tabs of a branch under `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> TabPages<TabValue, AnyView> {
    TabPages { AnyView(content._pages($0)) }
  }
}
