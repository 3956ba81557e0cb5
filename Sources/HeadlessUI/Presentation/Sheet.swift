import Foundation
import ScreenModel

/// The node of a sheet or a cover.
final class SheetNode: PresentationNode, SafeAreaBounding {
  private typealias Metrics = ScreenMetrics.Screen

  /// The minimum length of a slow drag that dismisses the sheet, in points.
  private static var distanceToDismiss: CGFloat { 100 }
  /// The minimum speed of a fast drag that dismisses the sheet, in points per second.
  private static var speedToDismiss: CGFloat { 500 }

  let isFullScreen: Bool
  // The bounds of the whole sheet, which extends to the bottom edge of the screen.
  private var bounds = CGRect.zero
  // The views that prevent the user from dismissing the sheet with a drag.
  private var dismissDisablers: Set<ObjectIdentifier> = []

  init(_ inputs: NodeInputs, isFullScreen: Bool, make: (NodeInputs) -> Node, dismiss: @escaping () -> Void) {
    self.isFullScreen = isFullScreen
    super.init(inputs, dismiss: dismiss)
    content = make(childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { true }

  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var environment = super.environmentForChildren(inherited)
    environment.navigation = nil
    environment.splitNavigation = nil
    environment.isSplitColumn = false
    environment.editModeStorage = editMode
    environment.dismiss = dismissal
    return environment
  }

  private let editMode = EditModeStorage(.inactive)

  private lazy var dismissal = DismissAction(owner: self) { [weak self] in self?.dismiss() }

  private var isDismissDisabled: Bool { !dismissDisablers.isEmpty }

  func setDismissDisabled(_ isDisabled: Bool, from source: Node) {
    if isDisabled { dismissDisablers.insert(ObjectIdentifier(source)) } else { dismissDisablers.remove(ObjectIdentifier(source)) }
  }

  override var coversEverything: Bool { isFullScreen }

  override func layout(in screen: CGRect) {
    var area = ViewHost.safeArea(of: screen)
    if !isFullScreen { area = CGRect(x: area.minX, y: area.minY + Metrics.topOfSheet, width: area.width, height: area.height - Metrics.topOfSheet) }
    let managesKeyboard = onlyItem?.managesKeyboard ?? false
    if !managesKeyboard { area = host.avoidingKeyboard(area, for: self) }
    frame = area
    bounds = isFullScreen ? screen : CGRect(x: area.minX, y: area.minY, width: area.width, height: screen.maxY - area.minY)
    isLayoutValid = true
    needsSync = true
    let proposal = ProposedSize(area.size)
    placeContent(at: Alignment.center.origin(of: contentSize(for: proposal), in: area), proposal: proposal)
  }

  var safeAreaBounds: SafeAreaBounds? { SafeAreaBounds(inner: frame, outer: bounds, covered: host.isUnderKeyboard(below: frame) ? .bottom : []) }

  // A drag down dismisses the sheet unless the sheet's content scrolls. If the drag is short, it must be fast.
  override func handleDrag(_ drag: DragEvent) -> Bool {
    guard !isFullScreen, !isDismissDisabled, drag.delta.height > 0, drag.mainAxis == .vertical else { return true }
    if drag.delta.height > Self.distanceToDismiss || drag.velocity.height >= Self.speedToDismiss { dismiss() }
    return true
  }
}

/// A view with a sheet or a cover that is shown while a binding isn't `nil`.
struct SheetView<Content: View, Item, Sheet: View>: View, ModifierView {
  let content: Content
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let isFullScreen: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet

  func makeNode(_ inputs: NodeInputs) -> Node { SheetModifierNode(self, inputs) }
}

private final class SheetModifierNode<Content: View, Item, Sheet: View>: ViewNode<SheetView<Content, Item, Sheet>>, BindingReading {
  private var view: SheetView<Content, Item, Sheet>
  private var child: Node!
  private var sheet: SheetNode?
  private var shownIdentity: AnyHashable?
  private var sheetContent: Node?
  let reader: Reader

  init(_ view: SheetView<Content, Item, Sheet>, _ inputs: NodeInputs) {
    self.view = view
    reader = Reader(queue: inputs.host.invalidations)
    super.init(inputs)
    child = Node.make(view.content, childInputs)
    bindingDidChange()
  }

  var viewName: String { "sheet" }

  override func update(_ view: SheetView<Content, Item, Sheet>) {
    self.view = view
    child.updateView(view.content)
    bindingDidChange()
    if let item = DependencyTracker.withoutTracking({ view.item.wrappedValue }) { sheetContent?.updateView(DeferredContent(item, view.sheet)) }
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func setEnvironment(_ new: EnvironmentValues) {
    guard !new.isIdentical(to: environment) else { return }
    super.setEnvironment(new)
    sheet?.setEnvironment(new)
  }

  func bindingDidChange() {
    let item = readBinding { view.item.wrappedValue }
    let identity = item.map(view.identity)
    guard identity != shownIdentity else { return }
    dismissSheet(runsOnDismiss: true)
    shownIdentity = nil
    guard let item, host.canPresent(from: self) else { return }
    shownIdentity = identity
    let made = SheetNode(childInputs, isFullScreen: view.isFullScreen) { inputs in
      let node = Node.make(DeferredContent(item, self.view.sheet), inputs)
      self.sheetContent = node
      return node
    } dismiss: { [unowned self] in
      self.dismiss()
    }
    sheet = made
    host.present(made)
  }

  private func dismiss() {
    view.item.wrappedValue = nil
    bindingWasSet()
  }

  private func dismissSheet(runsOnDismiss: Bool) {
    guard let sheet else { return }
    self.sheet = nil
    sheetContent = nil
    host.dismiss(sheet)
    if runsOnDismiss, let onDismiss = view.onDismiss { host.afterCommit(onDismiss) }
  }

  override func willTearDown() {
    reader.end()
    dismissSheet(runsOnDismiss: false)
  }
}

extension View {
  private func presenting<Sheet: View>(
    _ isPresented: Binding<Bool>, isFullScreen: Bool, onDismiss: (() -> Void)?, content: @escaping () -> Sheet
  ) -> some View {
    SheetView(
      content: self, item: Binding<Bool?>(reading: { isPresented.wrappedValue ? true : nil }, writing: { isPresented.wrappedValue = $0 ?? false }), identity: { AnyHashable($0) },
      isFullScreen: isFullScreen, onDismiss: onDismiss, sheet: { _ in content() })
  }

  /// Shows a sheet while the binding is `true`.
  ///
  /// The views below the sheet stay in the element tree, but can't be tapped.
  public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View {
    presenting(isPresented, isFullScreen: false, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while the binding isn't `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(content: self, item: item, identity: { AnyHashable($0.id) }, isFullScreen: false, onDismiss: onDismiss, sheet: content)
  }

  /// Covers the screen with a view while the binding is `true`.
  ///
  /// The views below the cover aren't in the element tree.
  public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View {
    presenting(isPresented, isFullScreen: true, onDismiss: onDismiss, content: content)
  }

  /// Covers the screen with a view while the binding isn't `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(content: self, item: item, identity: { AnyHashable($0.id) }, isFullScreen: true, onDismiss: onDismiss, sheet: content)
  }
}
