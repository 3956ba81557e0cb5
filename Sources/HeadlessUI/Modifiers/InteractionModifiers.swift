import Foundation

extension View {
  /// Whether touches reach the elements in this view; otherwise they go to what lies behind.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    EnvironmentModifierView(content: self, input: enabled) { if !enabled { $0.allowsHitTesting = false } }
  }

  /// Says more about what the view does; a test cannot see it.
  public func accessibilityHint(_ hint: String) -> some View { self }

  /// Whether the view reacts to a person; a test finds out by trying.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View { self }

  /// In which order the view is read out; a test finds elements in the order of the screen.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Compares the view by its own equality, as the framework does with any view that is equatable in its parts.
  public func equatable() -> some View where Self: Equatable { EquatableView(content: self) }
}

/// A view that is evaluated anew only when it is not equal to what it was.
public struct EquatableView<Content: View & Equatable>: View, TransparentView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// The view itself.
  public var body: some View { content }
}

/// A view with something to say about the sheet that it is in.
struct DismissDisabledView<Content: View>: View, PrimitiveView {
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
  /// Keeps the sheet around this view from being pulled away; its own buttons still dismiss it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { DismissDisabledView(content: self, isDisabled: isDisabled) }

  /// How high the sheet around this view may be; it has one height here.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Whether the sheet around this view shows a handle; a headless screen shows none.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat

  /// About half of the screen.
  public static let medium = PresentationDetent(share: 0.5)
  /// All that there is.
  public static let large = PresentationDetent(share: 1)
  /// A share of the screen, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(share: fraction) }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(share: height) }
}
