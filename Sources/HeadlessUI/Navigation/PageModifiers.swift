import Foundation

/// A view that changes a setting of its page.
struct PageSettingView<Content: View>: View, PrimitiveView {
  enum Setting: Equatable {
    case title(String)
    case barHidden(Bool)
    case backButtonHidden(Bool)
    case tabBarHidden(Bool)
    case bottomBarHidden(Bool)
    case titleRemoved(Bool)
    case titleMode(NavigationBarTitleDisplayMode)
  }

  let content: Content
  let setting: Setting

  func makeNode(_ inputs: NodeInputs) -> Node { PageSettingNode(self, inputs) }
}

private final class PageSettingNode<Content: View>: ViewNode<PageSettingView<Content>> {
  private var setting: PageSettingView<Content>.Setting
  private var child: Node!
  private weak var page: PageNode?
  private weak var tabBar: (any TabBarHosting)?

  init(_ view: PageSettingView<Content>, _ inputs: NodeInputs) {
    setting = view.setting
    super.init(inputs)
    page = enclosingPage
    if case .tabBarHidden = setting { tabBar = enclosingTabBar }
    child = Node.make(view.content, childInputs)
    apply()
  }

  private func apply() {
    switch setting {
    case .title(let title): page?.setTitle(title, from: self)
    case .barHidden(let isHidden): page?.setBarHidden(isHidden, from: self)
    case .backButtonHidden(let isHidden): page?.setBackButtonHidden(isHidden, from: self)
    case .tabBarHidden(let isHidden): tabBar?.setBarHidden(isHidden, from: self)
    case .bottomBarHidden(let isHidden): page?.setBottomBarHidden(isHidden, from: self)
    case .titleRemoved(let isRemoved): page?.setTitleRemoved(isRemoved, from: self)
    case .titleMode(let mode): page?.setTitleMode(mode, from: self)
    }
  }

  override func update(_ view: PageSettingView<Content>) {
    child.updateView(view.content)
    guard setting != view.setting else { return }
    setting = view.setting
    apply()
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() {
    if let page, page.isAlive { page.forget(self) }
    if let tabBar, tabBar.isAlive { tabBar.setBarHidden(false, from: self) }
  }
}

/// A view that registers a destination for values of a type.
struct NavigationDestinationView<Content: View, Value: Hashable, Destination: View>: View, PrimitiveView {
  let content: Content
  let destination: (Value) -> Destination

  func makeNode(_ inputs: NodeInputs) -> Node { NavigationDestinationNode(self, inputs) }
}

private final class NavigationDestinationNode<Content: View, Value: Hashable, Destination: View>: ViewNode<NavigationDestinationView<Content, Value, Destination>> {
  private var child: Node!

  init(_ view: NavigationDestinationView<Content, Value, Destination>, _ inputs: NodeInputs) {
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    register(view)
  }

  private func register(_ view: NavigationDestinationView<Content, Value, Destination>) {
    environment.navigation?.register(Value.self, view.destination)
  }

  override func update(_ view: NavigationDestinationView<Content, Value, Destination>) {
    child.updateView(view.content)
    register(view)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }
}

extension View {
  /// Sets the title of the page in the navigation bar.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    PageSettingView(content: self, setting: .title(String(title)))
  }

  /// Hides the navigation bar of the page.
  public func navigationBarHidden(_ hidden: Bool) -> some View { PageSettingView(content: self, setting: .barHidden(hidden)) }

  /// Hides the back button in the navigation bar of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    PageSettingView(content: self, setting: .backButtonHidden(hidesBackButton))
  }

  /// Sets the view that the enclosing navigation stack shows for values of a type.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    NavigationDestinationView(content: self, destination: destination)
  }
}
