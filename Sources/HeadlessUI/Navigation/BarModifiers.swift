import Foundation

/// The display mode of a page's title in the navigation bar.
public enum NavigationBarTitleDisplayMode: Hashable, Sendable {
  /// The mode of the previous page.
  ///
  /// On the first page of a stack, the title is large.
  case automatic
  /// A small title in the middle of the bar, which is 44 points high.
  case inline
  /// A large title at the leading edge.
  ///
  /// The title makes the bar 52 points higher and scrolls away with the content.
  case large
}

/// The placement of a toolbar.
public enum ToolbarPlacement: Hashable, Sendable {
  /// The bars that the system selects.
  case automatic
  /// The navigation bar.
  case navigationBar
  /// The tab bar.
  case tabBar
  /// The bottom bar.
  case bottomBar
}

/// The kind of an item that the system adds to a bar.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title of the page.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows or hides a sidebar.
  ///
  /// On a phone, there is no sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
}

/// The purpose of a bar.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// The system default.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Navigation through a stack of pages.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
  /// Browsing back and forth.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing a document.
  public static let editor = ToolbarRole(name: "editor")
}

extension View {
  /// Sets the display mode of the page's title in the navigation bar.
  ///
  /// The title is a static text with the header trait in all modes. An iPhone in landscape orientation doesn't show large titles.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarTitleDisplayMode) -> some View {
    PageSettingView(content: self, setting: .titleMode(displayMode))
  }

  /// Sets the title of the page in the navigation bar.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Sets the subtitle of the page.
  ///
  /// iPhones show it since iOS 26. The simulated device shows bars as in iOS 17 and 18, without a subtitle.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSubtitle(_ subtitle: Text) -> some View { self }

  /// Sets the subtitle of the page.
  ///
  /// iPhones show it since iOS 26. The simulated device shows bars as in iOS 17 and 18, without a subtitle.
  ///
  /// On the simulated device, it has no effect.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }

  /// Sets the subtitle of the page.
  ///
  /// iPhones show it since iOS 26. The simulated device shows bars as in iOS 17 and 18, without a subtitle.
  ///
  /// On the simulated device, it has no effect.
  @_disfavoredOverload
  public func navigationSubtitle<Subtitle: StringProtocol>(_ subtitle: Subtitle) -> some View { self }

  /// Shows or hides the page's navigation bar, tab bar, or bottom bar.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { settingBars(visibility, bars) }

  /// Shows or hides the page's navigation bar, tab bar, or bottom bar.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { settingBars(visibility, bars) }

  private func settingBars(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isHidden = visibility == .hidden
    let speaksOfBar = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return PageSettingView(
      content: PageSettingView(
        content: PageSettingView(content: self, setting: .barHidden(speaksOfBar && isHidden)), setting: .tabBarHidden(bars.contains(.tabBar) && isHidden)),
      setting: .bottomBarHidden(bars.contains(.bottomBar) && isHidden))
  }

  /// Removes an item that the system adds to a bar.
  ///
  /// If the title is removed, its text isn't in the bar.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    PageSettingView(content: self, setting: .titleRemoved(defaultItemKind == .title))
  }

  /// Sets the purpose of the bar, which determines its layout on larger screens.
  ///
  /// On the simulated device, it has no effect.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Sets the background of a bar.
  ///
  /// On the simulated device, the background has no effect.
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides the background of a bar.
  ///
  /// On the simulated device, the background has no effect.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Sets the color scheme of a bar.
  ///
  /// On the simulated device, the color scheme has no effect.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
}

/// A navigation stack, under the former name of ``NavigationStack``.
public struct NavigationView<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a navigation stack with a first page.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The navigation stack.
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
    // The first page is created before the stack is complete, so wait until the stack can push another page.
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

  // The page was popped, so reset the binding.
  private func pageWasRemoved() {
    shownIdentity = nil
    page = nil
    if isAlive { view.item.wrappedValue = nil }
  }

  override func willTearDown() { reader.end() }
}

extension View {
  /// Pushes a page while the binding is `true`.
  ///
  /// Going back sets the binding to `false`.
  public func navigationDestination<Destination: View>(isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination) -> some View {
    BoundDestination(
      content: self, item: Binding<Bool?>(reading: { isPresented.wrappedValue ? true : nil }, writing: { isPresented.wrappedValue = $0 ?? false }),
      identity: { AnyHashable($0) }, destination: { _ in destination() })
  }

  /// Pushes a page while the binding has an item.
  ///
  /// Going back sets the binding to `nil`.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    BoundDestination(content: self, item: item, identity: { AnyHashable($0) }, destination: destination)
  }
}
