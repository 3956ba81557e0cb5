import Foundation

/// The display mode of a page's title.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// The mode of the page before.
  case automatic
  /// In the bar.
  case inline
  /// Below the bar.
  case large
}

/// The placement of a toolbar.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bars that the system chooses.
  case automatic
  /// The navigation bar.
  case navigationBar
  /// The tab bar.
  case tabBar
  /// The bar at the bottom.
  case bottomBar
}

extension View {
  /// Sets the display mode of the page's title, which is a static text with the header trait in every mode.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarTitleDisplayMode) -> some View { self }

  /// Sets the title of the page in the navigation bar.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Shows or hides the navigation bar of the page; other bars do not change.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let speaksOfBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return PageSettingView(content: self, setting: .barHidden(speaksOfBar && visibility == .hidden))
  }

  /// Sets the background of a bar, which a headless screen does not show.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides the background of a bar, which a headless screen does not show.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets the color scheme of a bar, which a headless screen does not show.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}

/// Items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View>: View, TransparentView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The items in a row, with the group's placement.
  public var body: some View {
    PlacedToolbarItem(content: HStack(content: { content }), side: placement.side)
  }
}

/// A navigation stack; the older name of ``NavigationStack``.
public struct NavigationView<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a stack with a first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The stack.
  public var body: some View { NavigationStack { content } }
}

/// A view that pushes a page while a binding has an item.
private struct BoundDestination<Content: View, Item, Destination: View>: View, PrimitiveView {
  let content: Content
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let destination: (Item) -> Destination

  func makeNode(_ inputs: NodeInputs) -> Node { BoundDestinationNode(self, inputs) }
}

private final class BoundDestinationNode<Content: View, Item, Destination: View>: ViewNode<BoundDestination<Content, Item, Destination>>, BindingReading {
  private var view: BoundDestination<Content, Item, Destination>
  private var child: Node!
  private weak var page: PageNode?
  private var shownIdentity: AnyHashable?
  let reader: Reader

  init(_ view: BoundDestination<Content, Item, Destination>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    // The first page is created before the stack is complete.
    host.afterCommit { [self] in if isAlive { bindingDidChange() } }
  }

  var viewName: String { "navigationDestination" }

  override func update(_ view: BoundDestination<Content, Item, Destination>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
    if let page, page.isAlive, let item = DependencyTracker.withoutTracking({ view.item.wrappedValue }) { page.content.updateView(DeferredContent(item, view.destination)) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  func bindingDidChange() {
    let item = readBinding { view.item.wrappedValue }
    let identity = item.map(view.identity)
    guard identity != shownIdentity else { return }
    shownIdentity = identity
    if let page, page.isAlive {
      page.onRemoval = nil
      environment.navigation?.stack?.remove(page)
    }
    page = nil
    guard let item else { return }
    page = environment.navigation?.stack?.push { [view] in Node.make(DeferredContent(item, view.destination), $0) }
    page?.onRemoval = { [weak self] in self?.pageWasRemoved() }
  }

  // The page was popped: the binding follows.
  private func pageWasRemoved() {
    shownIdentity = nil
    page = nil
    if isAlive { view.item.wrappedValue = nil }
  }

  override func willTearDown() { reader.end() }
}

extension View {
  /// Pushes a page while the binding is `true`; going back sets it to `false`.
  public func navigationDestination<Destination: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) -> some View {
    BoundDestination(
      content: self, item: Binding<Bool?>(reading: { isPresented.wrappedValue ? true : nil }, writing: { isPresented.wrappedValue = $0 ?? false }),
      identity: { AnyHashable($0) }, destination: { _ in destination() })
  }

  /// Pushes a page while the binding has an item; going back sets it to `nil`.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    BoundDestination(content: self, item: item, identity: { AnyHashable($0) }, destination: destination)
  }
}
