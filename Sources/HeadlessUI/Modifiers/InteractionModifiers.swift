import Foundation

extension View {
  /// Sets whether touches reach the elements in this view; otherwise they go to the views behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: enabled) { if !enabled { $0.allowsHitTesting = false } }
  }

  /// Sets whether the view responds to the user, which tests cannot see.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// Sets the order of the view for accessibility, which does not change the order of elements in a test.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Compares the view with `==` to decide whether its body is evaluated again.
  public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// A view whose body is evaluated again only when it is not equal to its previous value.
public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view.
  public var content: Content

  /// Creates an equatable view.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

/// A view with a setting for the sheet around it.
struct DismissDisabledView<Content: View>: View, ModifierView {
  let content: Content
  let isDisabled: Bool

  func makeNode(_ inputs: NodeInputs) -> Node { DismissDisabledNode(self, inputs) }
}

private final class DismissDisabledNode<Content: View>: ViewNode<DismissDisabledView<Content>> {
  private var child: Node!
  private weak var sheet: SheetNode?

  init(_ view: DismissDisabledView<Content>, _ inputs: NodeInputs) {
    super.init(inputs)
    sheet = enclosingPresentation as? SheetNode
    child = Node.make(view.content, childInputs)
    sheet?.setDismissDisabled(view.isDisabled, from: self)
  }

  override func update(_ view: DismissDisabledView<Content>) {
    sheet?.setDismissDisabled(view.isDisabled, from: self)
    child.updateView(view.content)
  }

  override func forEachChild(_ body: (Node) -> Void) { if let child { body(child) } }

  override func willTearDown() { sheet?.setDismissDisabled(false, from: self) }
}

extension View {
  /// Sets whether a drag can dismiss the sheet around this view.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { DismissDisabledView(content: self, isDisabled: isDisabled) }

  /// Sets the heights of the sheet around this view, which has one height here.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Shows or hides the drag indicator of the sheet around this view, which a headless screen does not have.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// A height at which a sheet can rest; it changes no frame here.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  /// About half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// The whole height.
  public static let large = PresentationDetent(share: 1)
  /// A fraction of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: height) }
}
