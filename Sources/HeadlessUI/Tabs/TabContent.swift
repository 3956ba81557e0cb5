/// One or more tabs of a ``TabView``.
///
/// A custom type implements ``body``, which consists of other tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify the tabs.
  associatedtype TabValue: Hashable
  /// The type of the content that ``body`` returns.
  associatedtype Body: TabContent
  /// The type of the pages' view, for internal use by the framework.
  associatedtype _Pages: View = TabContentBody<Self>

  /// The tabs of this content.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  func _pages(_ settings: _TabSettings) -> _Pages
}

/// The settings that modifiers apply to tabs, for internal use by the framework.
public struct _TabSettings {
  var badge: String?
  var identifier: String?
  var isHidden = false
}

extension TabContent where _Pages == TabContentBody<Self> {
  /// Returns a view that evaluates the body.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> TabContentBody<Self> { TabContentBody(content: self, settings: settings) }
}

extension TabContent where Body == Never {
  /// Stops with an error, because the framework's tabs don't have a body.
  public var body: Never { fatalError("\(Self.self) is rendered by the framework and has no body.") }
}

extension Never: TabContent {
  /// The type of the values that identify the tabs.
  ///
  /// There are no tabs, so there are no values.
  public typealias TabValue = Never
}

/// A view that evaluates the body of tab content, including its state and environment values.
public struct TabContentBody<Content: TabContent>: View {
  let content: Content
  let settings: _TabSettings

  /// A view of the pages in the body.
  public var body: some View { content.body._pages(settings) }

  /// Creates the node that evaluates and stores the body.
  public static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(node: CompositeNode(view, .of(Self.self, role: .modifier(Content.self)), inputs.node))
  }
}

/// Tabs of the framework that are backed by a view.
public struct TabPages<TabValue: Hashable, Pages: View>: TabContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  let make: (_TabSettings) -> Pages

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Pages { make(settings) }
}

/// The tabs of one of two branches of an `if`/`else` or `switch`.
public struct ConditionalTabContent<TabValue: Hashable, First: TabContent, Second: TabContent>: TabContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  let make: (_TabSettings) -> ConditionalContent<First._Pages, Second._Pages>

  /// Returns a view of the pages.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> ConditionalContent<First._Pages, Second._Pages> { make(settings) }
}

/// The tabs of an `if` without `else`.
public struct OptionalTabContent<TabValue: Hashable, Content: TabContent>: TabContent {
  /// `Never`, because this type doesn't have a body.
  public typealias Body = Never

  let content: Content?

  /// Returns a view of the pages, or `nil` if there are no tabs.
  ///
  /// This method is for internal use by the framework.
  public func _pages(_ settings: _TabSettings) -> Content._Pages? { content?._pages(settings) }
}

/// A result builder that creates the tabs of a tab view from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// Returns the tab of an expression.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }

  /// Returns a single tab.
  public static func buildBlock<Content: TabContent>(_ content: Content) -> Content where Content.TabValue == TabValue { content }

  /// Combines several tabs.
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
