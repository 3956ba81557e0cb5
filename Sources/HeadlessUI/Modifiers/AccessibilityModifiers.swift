import Foundation
import ScreenModel

/// A view with an accessibility modifier.
struct AccessibilityView<Content: View>: View, ModifierView {
  let content: Content
  let overrides: AccessibilityOverrides

  func makeNode(_ inputs: NodeInputs) -> Node { AccessibilityNode(self, inputs) }
}

/// A node that applies accessibility modifiers to the nearest element in the view.
///
/// If the modifiers require an element and there isn't one, the node creates it.
final class AccessibilityNode<Content: View>: ModifierNode<AccessibilityView<Content>>, OverridesProviding {
  private(set) var overrides: AccessibilityOverrides
  var isAdopted = false

  override var overridesProvider: (any OverridesProviding)? { self }

  init(_ view: AccessibilityView<Content>, _ inputs: NodeInputs) {
    overrides = view.overrides
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  private init(memberOf group: AccessibilityNode, around view: Node) {
    overrides = group.overrides
    super.init(memberOf: group, around: view)
  }

  override func makeMember(around view: Node) -> ModifierNode<AccessibilityView<Content>> { AccessibilityNode(memberOf: self, around: view) }

  override func takeValues(of group: ModifierNode<AccessibilityView<Content>>) { set(unsafeDowncast(group, to: AccessibilityNode.self).overrides) }

  override func syncsApart(_ branch: Node) -> Bool { overrides.children == nil || overrides.children == .contain }

  override func update(_ view: AccessibilityView<Content>) {
    set(view.overrides)
    content.updateView(view.content)
  }

  private func set(_ new: AccessibilityOverrides) {
    guard overrides != new else { return }
    overrides = new
    markNeedsSync()
    updateMembers()
  }

  override func syncContents(_ context: inout SyncContext) {
    let merged = isAdopted ? context.overrides : (context.overrides?.merged(over: overrides) ?? overrides)
    guard let behavior = overrides.children, !isAdopted else {
      removeElement()
      let outer = context.overrides
      context.overrides = merged
      onlyItem?.sync(&context)
      context.overrides = outer == nil ? nil : context.overrides
      return
    }
    // Remove an element without a size, unless it contains other elements, because a container can be smaller than its elements.
    guard behavior == .contain || (frame.width > 0 && frame.height > 0) else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    // Mark the element as an accessibility element, because it represents its content although its type is `other`. A container only surrounds its content.
    if behavior == .ignore { properties.details.isAccessibilityElement = true }
    if behavior == .combine {
      properties.label = items.map { $0.accessibilityText() }.filter { !$0.isEmpty }.joined(separator: ", ")
      // As in XCUITest, combined content is a static text, even without text. If the content includes a button or a link, the element is a button.
      properties.type = .staticText
      if let control = combinedControl {
        properties.type = .button
        properties.traits = .button
        properties.isEnabled = control.isUsable
      }
    }
    context.overrides = merged?.withoutChildBehavior()
    syncElement(properties, &context, includesChildren: behavior == .contain)
  }

  /// The first button or link in views that are combined into one element.
  private var combinedControl: Node? {
    guard overrides.children == .combine, !isAdopted else { return nil }
    for item in items { if let control = item.firstControl { return control } }
    return nil
  }

  // A tap on the combined element is delivered to the control in it.
  override var touchTarget: Node {
    guard let behavior = overrides.children, behavior != .contain, !isAdopted else { return self }
    for item in items { if let target = item.firstTouchTarget { return target } }
    return self
  }

  override var isUsable: Bool { onlyItem?.isUsable ?? environment.isEnabled }

  override func appendAccessibilityText(to text: inout AccessibilityText) {
    if let label = overrides.label {
      if !label.isEmpty { text.append(label) }
    } else {
      super.appendAccessibilityText(to: &text)
    }
  }
}

extension View {
  func accessibility(_ change: (AccessibilityOverrides) -> Void) -> AccessibilityView<Self> {
    let overrides = AccessibilityOverrides()
    change(overrides)
    return AccessibilityView(content: self, overrides: overrides)
  }

  /// Sets the identifier that tests use to find the view.
  ///
  /// People don't see the identifier.
  ///
  /// On a stack or a group, the identifier applies to each contained element that doesn't have an identifier, as on iOS.
  /// To create an element of type `other` with the identifier around the elements, add `accessibilityElement(children: .contain)` before this modifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility { $0.identifier = identifier } }

  /// Sets the accessibility label of the view, which replaces its text.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { accessibility { $0.label = String(label) } }

  /// Sets the accessibility label of the view, which replaces its text.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string } }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { accessibility { $0.value = String(value) } }

  /// Sets the accessibility hint of the view, which describes the result of its action.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { accessibility { $0.hint = String(hint) } }

  /// Sets the accessibility hint of the view, which describes the result of its action.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.string } }

  /// Sets the point that a tap on the view touches, as a fraction of the view's size.
  ///
  /// The point is used only if it's visible.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibility { $0.activationPoint = .fraction(x: activationPoint.x, y: activationPoint.y) }
  }

  /// Sets the point that a tap touches, in points from the top-left corner of the view.
  ///
  /// The point is used only if it's visible.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { $0.activationPoint = .offset(x: activationPoint.x, y: activationPoint.y) }
  }

  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.addedTraits = traits.elementTraits } }

  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.removedTraits = traits.elementTraits } }

  /// Creates an accessibility element for the view, with a behavior for its child elements.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { accessibility { $0.children = children } }

  /// Sets the accessibility level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.addedTraits = level == .unspecified ? [] : .header }
  }
}

/// The level of a heading.
///
/// An element with any level except `unspecified` is a header.
public enum AccessibilityHeadingLevel: Sendable {
  /// A heading without a level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// A set of accessibility traits.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ traits: ElementTraits) { rawValue = UInt32(traits.rawValue) }

  var elementTraits: ElementTraits { ElementTraits(rawValue: ElementTraits.RawValue(rawValue)) }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(.button)
  /// The element is a header.
  public static let isHeader = AccessibilityTraits(.header)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(.link)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(.image)
  /// The element is static text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The element is modal: other elements can't be reached while it's shown.
  public static let isModal = AccessibilityTraits(.isModal)
  /// The label or value of the element changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// The element is a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// The element summarizes the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// The element is a switch.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// The element plays its own sound when it's activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element starts a media session.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element handles touches directly while an assistive technology is on.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page turns when the end of the element has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
}
