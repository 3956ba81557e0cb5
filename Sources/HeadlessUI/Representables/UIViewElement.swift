import Foundation
import ScreenModel
import UIKit

/// A UIKit view with a SwiftUI counterpart that provides its element and behavior.
@MainActor
protocol ElementShowing: UIView {
  /// The SwiftUI counterpart, which is one item of a layout.
  var counterpart: AnyView { get }
}

/// A view that shows a UIKit view as an element and follows the UIKit view's changes.
struct UIViewElement: View, TransparentView {
  let view: UIView
  /// The type of the view controller whose view this is, or `nil` if there isn't one.
  var kind: Any.Type?
  /// A closure that returns the representable's size for a proposed size.
  ///
  /// The closure is `nil` unless the view is the root view of a representable.
  var size: (@MainActor (ProposedSize) -> CGSize?)?

  static var isComparable: Bool { false }

  var body: some View {
    let _ = view.observeElement()
    HiddenView(content: AccessibilityView(content: recognizing(content), overrides: overrides), isHidden: view.isHidden || view.alpha < 0.01)
      .disabled(!((view as? UIControl)?.isEnabled ?? true))
      .allowsHitTesting(view.isUserInteractionEnabled || view is UILabel || view is UIImageView)
  }

  private func recognizing(_ content: AnyView) -> AnyView {
    view.supportedRecognizers.reduce(content) {
      AnyView(GestureView(content: $0, gesture: UIKitGesture(recognizer: $1), priority: $1.isSimultaneous ? .simultaneous : .normal))
    }
  }

  private var content: AnyView {
    if let showing = view as? any ElementShowing { return showing.counterpart }
    if size == nil, let hosting = view as? HostingView { return AnyView(ZStack { hosting.content }) }
    return AnyView(PlaceholderElement(view: view, noted: noted, content: standInContent, size: size ?? { _ in nil }))
  }

  private var standInContent: AnyView {
    if let hosting = view as? HostingView { return hosting.content }
    // As on a device, an accessibility element hides its subviews from accessibility.
    if view.subviews.isEmpty || view.isAccessibilityElement { return AnyView(EmptyView()) }
    let content = (view as? UIStackView).map { AnyView(StackedSubviews(stack: $0)) } ?? AnyView(UIViewSubviews(views: view.subviews))
    return view.accessibilityElementsHidden ? content.hiddenFromAccessibility : content
  }

  /// The type that the log names because it isn't fully simulated, or `nil` if there isn't one.
  ///
  /// It's a UIKit type or an app type. Its drawing, scrolling, or touches aren't simulated.
  private var noted: Any.Type? {
    if view is UIScrollView { return type(of: view) }
    guard view.subviews.isEmpty, !(view is HostingView), !(view is UIVisualEffectView), !(view is UIStackView) else { return nil }
    if type(of: view) != UIView.self { return type(of: view) }
    return kind == UIViewController.self ? nil : kind
  }

  private var overrides: AccessibilityOverrides {
    let overrides = AccessibilityOverrides()
    overrides.identifier = view.accessibilityIdentifier
    overrides.label = view.accessibilityLabel
    overrides.value = view.accessibilityValue
    overrides.hint = view.accessibilityHint
    overrides.addedTraits = view.accessibilityTraits.elementTraits
    overrides.isDisabled = view.accessibilityTraits.contains(.notEnabled)
    if !(view is any ElementShowing), !(view is HostingView) { overrides.role = view.accessibilityTraits.elementType }
    if let control = view as? UIControl, control.isSelected { overrides.addedTraits.insert(.selected) }
    return overrides
  }
}

extension AnyView {
  /// The view, hidden from accessibility.
  var hiddenFromAccessibility: AnyView { AnyView(HiddenView(content: self, isHidden: true, isDrawn: true)) }
}

extension UIView {
  /// Returns the element of a subview, or a view without an element if accessibility ignores the subview.
  func element(of subview: UIView) -> AnyView {
    let element = AnyView(UIViewElement(view: subview))
    return isSeen(subview) ? element : element.hiddenFromAccessibility
  }

  /// Returns whether `accessibilityElements` includes the subview, or a view inside or around it.
  ///
  /// If several enclosing views have a list of accessibility elements, the nearest view's list applies.
  private func isSeen(_ subview: UIView) -> Bool {
    var container: UIView? = self
    while let current = container, current.accessibilityElements == nil { container = current.superview }
    guard let elements = container?.accessibilityElements else { return true }
    return elements.contains { ($0 as? UIView).map { $0.isDescendant(of: subview) || subview.isDescendant(of: $0) } ?? false }
  }
}

extension UIAccessibilityTraits {
  // UIKit's traits and element traits have the same bits, except for `notEnabled` and `toggleButton`.
  fileprivate var elementTraits: ElementTraits {
    let traits = ElementTraits(rawValue: UInt32(truncatingIfNeeded: subtracting([.notEnabled, .toggleButton]).rawValue & 0x1_FFFF))
    return contains(.toggleButton) ? traits.union(.toggle) : traits
  }

  /// The element type that the traits imply, or `nil` if no trait implies a type.
  fileprivate var elementType: ElementType? {
    let types: [(UIAccessibilityTraits, ElementType)] = [
      (.button, .button), (.link, .link), (.searchField, .searchField), (.image, .image), (.staticText, .staticText), (.keyboardKey, .key), (.tabBar, .tabBar),
      (.toggleButton, .switch),
    ]
    return types.first { contains($0.0) }?.1
  }
}

/// The element of a UIKit view that doesn't have a SwiftUI counterpart.
///
/// It fills the frame of the view.
struct PlaceholderElement: View, PrimitiveView {
  let view: UIView
  /// The type that the log names because it isn't fully simulated, or `nil` if there isn't one.
  var noted: Any.Type?
  var content = AnyView(EmptyView())
  var size: @MainActor (ProposedSize) -> CGSize? = { _ in nil }
  /// The properties of the element, without its frame.
  var properties = ElementProperties(type: .other)

  func makeNode(_ inputs: NodeInputs) -> Node { PlaceholderElementNode(self, inputs) }
}

private final class PlaceholderElementNode: SingleChildNode<PlaceholderElement> {
  private var view: PlaceholderElement

  init(_ view: PlaceholderElement, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func update(_ view: PlaceholderElement) {
    self.view = view
    content.updateView(view.content)
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedSize) -> CGSize {
    if let size = view.size(proposal) { return size }
    if view.view.fillsFrame { return proposal.replacingUnspecifiedDimensions() }
    let (own, inner) = (view.view.intrinsicContentSize, items.isEmpty ? proposal.replacingUnspecifiedDimensions() : contentSize(for: proposal))
    return CGSize(width: own.width < 0 ? inner.width : own.width, height: own.height < 0 ? inner.height : own.height)
  }

  override func layoutContents() { placeContent(at: frame.origin, proposal: ProposedSize(frame.size)) }

  override func syncContents(_ context: inout SyncContext) {
    guard frame.width > 0, frame.height > 0 else { return removeElement() }
    if let noted = view.noted { host.problems.notePlaceholder(noted, in: enclosingViewName) }
    var properties = view.properties
    properties.frame = frame
    properties.isEnabled = environment.isEnabled
    if view.view.isAccessibilityElement { properties.details.isAccessibilityElement = true }
    syncElement(consume properties, &context)
  }

  // Send the tap to a custom control. Other views don't handle it.
  override func handleTap(_ tap: TapEvent) -> Bool {
    guard let control = view.view as? UIControl else { return false }
    if environment.isEnabled { host.scheduler.withCause("the control “\(type(of: control))”") { control.tapped() } }
    return true
  }
}
