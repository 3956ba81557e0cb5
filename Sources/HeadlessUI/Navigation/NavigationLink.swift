import Foundation

/// A control that pushes a page onto the enclosing navigation stack.
///
/// Its element is a `button`.
///
/// The link is disabled outside of a navigation stack, and while its value is `nil`.
/// The page of a link to a view is popped when the link is removed, for example because its row is deleted or the condition of an `if` becomes false.
/// The page of a link to a value isn't popped.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  // Use two properties instead of an enumeration, because the runtime looks up the type of an enumeration with a payload of an app's type on each use.
  fileprivate let destination: Destination?
  fileprivate let value: LinkValue
  fileprivate let label: Label
  /// Whether the page is shown, if the app controls this with a binding.
  fileprivate var isActive: Binding<Bool>?

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    value = .none
    self.label = label()
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    value = .none
    self.label = label()
  }

  /// Creates a link that shows a view while a binding is `true`.
  ///
  /// Going back sets the binding to `false`.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
    self.isActive = isActive
  }

  /// Creates a link that shows a view while a binding is `true`.
  ///
  /// Going back sets the binding to `false`.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Creates a link that shows a view while a binding equals a tag.
  ///
  /// Going back sets the binding to `nil`.
  public init<Tag: Hashable>(tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(isActive: .isSelected(tag, in: selection), destination: destination, label: label)
  }

  /// Creates a link that shows a view while a binding equals a tag.
  ///
  /// Going back sets the binding to `nil`.
  public init<Tag: Hashable>(destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }

  /// Sets whether the link shows its page in the detail column of a split view.
  ///
  /// On a phone, the page is pushed in any case.
  ///
  /// On the simulated device, it has no effect.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  func makeNode(_ inputs: NodeInputs) -> Node { isActive == nil ? NavigationLinkNode(self, inputs) : ActiveLinkNode(self, inputs) }
}

extension Binding<Bool> {
  /// Returns a binding that indicates whether the selection equals a tag.
  ///
  /// Setting the binding to `false` clears the selection if it still equals the tag.
  @MainActor
  fileprivate static func isSelected<Tag: Hashable>(_ tag: Tag, in selection: Binding<Tag?>) -> Binding<Bool> {
    Binding(
      reading: { selection.wrappedValue == tag },
      writing: { isSelected in
        if isSelected { selection.wrappedValue = tag } else if selection.wrappedValue == tag { selection.wrappedValue = nil }
      })
  }
}

/// The value that a link leads to through `navigationDestination(for:)`.
fileprivate enum LinkValue {
  /// The link leads to a view instead of a value.
  case none
  /// The link's value is `nil`, so the link is disabled.
  case missing
  case value(AnyHashable)
}

/// A button that pushes a page, and updates the page's view while it's shown.
private class NavigationLinkNode<Label: View, Destination: View>: ButtonNode<NavigationLink<Label, Destination>, Label> {
  private var destination: Destination?
  private var value: LinkValue
  private var isDestinationMissing = false
  fileprivate weak var page: PageNode?

  init(_ view: NavigationLink<Label, Destination>, _ inputs: NodeInputs) {
    destination = view.destination
    value = view.value
    super.init(label: view.label, role: nil, inputs)
    isDestinationMissing = findsNoPage
    makeLabel()
  }

  private var findsNoPage: Bool {
    if case .missing = value { return true }
    return environment.navigation == nil
  }

  override var isUsable: Bool { environment.isEnabled && !isDestinationMissing }

  override var looksLikeRow: Bool { true }

  override var leadsToPage: Bool { true }

  // A link without a destination is disabled, and so is its label.
  override func environmentForChildren(_ inherited: EnvironmentValues) -> EnvironmentValues {
    guard isDestinationMissing else { return inherited }
    var environment = inherited
    environment.isEnabled = false
    return environment
  }

  override func update(_ view: NavigationLink<Label, Destination>) {
    destination = view.destination
    value = view.value
    updateLabel(view.label, role: nil)
    if isDestinationMissing != findsNoPage {
      isDestinationMissing.toggle()
      content.setEnvironment(environmentForChildren(environment))
      markNeedsSync()
    }
    if let destination, let page, page.isAlive { page.content.updateView(destination) }
  }

  override func environmentDidChange() {
    if isDestinationMissing != findsNoPage {
      isDestinationMissing.toggle()
      content.setEnvironment(environmentForChildren(environment))
    }
    super.environmentDidChange()
  }

  // While a list is being edited, taps on the links in its rows reach the rows.
  override var passesTapsOn: Bool { environment.editMode?.wrappedValue.isEditing == true && enclosingList?.isEditing == true }

  override func act() {
    switch value {
    case .none: pushPage()
    case .value(let value):
      // In a split view, the link selects its row, and the list's selection determines the content of the detail column.
      if environment.splitNavigation != nil, let list = enclosingList, list.select(value: value) { return }
      environment.navigation?.stack?.push(value: value)
    case .missing: break
    }
  }

  fileprivate func pushPage() {
    if let destination { page = environment.navigation?.stack?.push { Node.make(destination, $0) } }
  }

  // While the page is shown, keep the link's row, even if the row is off the screen. Otherwise, the page would be removed with the link.
  override var hasWrittenState: Bool { page?.isAlive == true || super.hasWrittenState }

  // A link outside of a page, such as in a menu, leaves its page on the stack.
  override func willTearDown() {
    guard let page, page.isAlive, enclosingPage != nil else { return }
    page.onRemoval = nil
    host.afterCommit { [navigation = environment.navigation] in if page.isAlive { navigation?.stack?.remove(page) } }
  }
}

/// A button that pushes and removes a page according to a binding.
private final class ActiveLinkNode<Label: View, Destination: View>: NavigationLinkNode<Label, Destination>, BindingReading {
  private var isActive: Binding<Bool>?
  private var isPageShown = false
  let reader: Reader

  override init(_ view: NavigationLink<Label, Destination>, _ inputs: NodeInputs) {
    isActive = view.isActive
    reader = Reader(queue: inputs.host.invalidations)
    super.init(view, inputs)
    // The first page is created before the stack is complete, so wait until the stack can push another page.
    host.afterCommit { [self] in if isAlive { bindingDidChange() } }
  }

  var viewName: String { "NavigationLink" }

  override func update(_ view: NavigationLink<Label, Destination>) {
    isActive = view.isActive
    super.update(view)
    bindingDidChange()
  }

  override func act() { isActive?.wrappedValue = true }

  func bindingDidChange() {
    let isActive = readBinding { self.isActive?.wrappedValue ?? false }
    guard isActive != isPageShown else { return }
    isPageShown = isActive
    if isActive {
      // Wait until other links have removed their pages. A page on top of a removed page would be removed too.
      host.afterCommit { [self] in if isAlive, isPageShown, page?.isAlive != true { showPage() } }
    } else if let page, page.isAlive {
      page.onRemoval = nil
      environment.navigation?.stack?.remove(page)
    }
  }

  private func showPage() {
    pushPage()
    page?.onRemoval = { [weak self] in self?.pageWasRemoved() }
  }

  // The page was popped, so reset the binding.
  private func pageWasRemoved() {
    isPageShown = false
    if isAlive { isActive?.wrappedValue = false }
  }

  override func willTearDown() {
    reader.end()
    super.willTearDown()
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title to a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows a view while a binding is `true`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows a view while a binding is `true`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title that shows a view while a binding equals the link's tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(_ title: Title, tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: () -> Destination) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link with a title that shows a view while a binding equals the link's tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(_ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the `navigationDestination(for:)` of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    destination = nil
    self.value = if let value { .value(AnyHashable(value)) } else { .missing }
    self.label = label()
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title to the `navigationDestination(for:)` of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}
