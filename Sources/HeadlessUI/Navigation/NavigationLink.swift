import Foundation

/// A control that pushes a page onto the navigation stack around it; in the element tree a `button`.
///
/// It is disabled outside of a navigation stack, and while its value is `nil`.
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  // Two properties in place of one enumeration: to handle one with a type of the app's in it, the runtime looks that type up each time.
  fileprivate let destination: Destination?
  fileprivate let value: LinkValue
  fileprivate let label: Label

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

  func makeNode(_ inputs: NodeInputs) -> Node { NavigationLinkNode(self, inputs) }
}

/// The value of a link to a `navigationDestination(for:)`.
fileprivate enum LinkValue {
  /// The link is to a view.
  case none
  /// The link is to a value, which is not there.
  case missing
  case value(AnyHashable)
}

/// A button that pushes a page, and updates the page of a view while it is shown.
private final class NavigationLinkNode<Label: View, Destination: View>: ButtonLikeNode<NavigationLink<Label, Destination>, Label> {
  private var destination: Destination?
  private var value: LinkValue
  private var isDestinationMissing = false
  private weak var page: PageNode?

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

  // The label of a link without a destination is disabled too.
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

  // While a list is edited its rows lead nowhere.
  override var passesTapsOn: Bool { environment.editMode?.wrappedValue.isEditing == true && enclosingList?.isEditing == true }

  override func act() {
    switch value {
    case .none: if let destination { page = environment.navigation?.stack?.push { Node.make(destination, $0) } }
    case .value(let value):
      // In a split view the list's selection decides on what is shown beside it.
      if environment.splitNavigation != nil, let list = enclosingList, list.select(value: value) { return }
      environment.navigation?.stack?.push(value: value)
    case .missing: break
    }
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
