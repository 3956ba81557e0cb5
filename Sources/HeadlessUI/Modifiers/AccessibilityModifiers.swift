import Foundation
import ScreenModel

/// A view with an accessibility modifier.
struct AccessibilityView<Content: View>: View, ModifierView {
  let content: Content
  let overrides: AccessibilityOverrides

  func makeNode(_ inputs: NodeInputs) -> Node { AccessibilityNode(self, inputs) }
}

/// Applies accessibility modifiers to the nearest element in the view, or creates an element if they ask for one.
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
    // A container may be smaller than its elements; an element without children needs a size.
    guard behavior == .contain || (frame.width > 0 && frame.height > 0) else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    // It stands for what is in it, though it has no type of its own; a container does not.
    if behavior == .ignore { properties.details.isAccessibilityElement = true }
    if behavior == .combine {
      properties.label = items.map { $0.accessibilityText() }.filter { !$0.isEmpty }.joined(separator: ", ")
      // Combined texts are one text, as in XCUITest, whether or not there are any at the moment; with a button or a link among them they are that one.
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

  /// The first button or link in views that are one element.
  private var combinedControl: Node? {
    guard overrides.children == .combine, !isAdopted else { return nil }
    for item in items { if let control = item.firstControl { return control } }
    return nil
  }

  // A tap on the one element is for the control in it.
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

  /// Sets the identifier by which tests find the view; it is not visible.
  ///
  /// On a stack or a group each element in it has the identifier that has none of its own, as on iOS; `accessibilityElement(children: .contain)` before it
  /// creates an element of type `other` with the identifier around them.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility { $0.identifier = identifier } }

  /// Sets the label that accessibility has for the view, in place of its text.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View { accessibility { $0.label = String(label) } }

  /// Sets the label that accessibility has for the view, in place of its text.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string } }

  /// Sets the accessibility value of the view.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View { accessibility { $0.value = String(value) } }

  /// Sets what accessibility says of the result of an action.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { accessibility { $0.hint = String(hint) } }

  /// Sets what accessibility says of the result of an action.
  public func accessibilityHint(_ hint: Text) -> some View { accessibility { $0.hint = hint.string } }

  /// Sets the point that a tap on the view touches where the point can be seen, as a fraction of the view's size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibility { $0.activationPoint = .fraction(x: activationPoint.x, y: activationPoint.y) }
  }

  /// Sets the point that a tap on the view touches where the point can be seen, in points from the view's top left corner.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { $0.activationPoint = .offset(x: activationPoint.x, y: activationPoint.y) }
  }

  /// Adds accessibility traits to the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.addedTraits = traits.elementTraits } }

  /// Removes accessibility traits from the view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.removedTraits = traits.elementTraits } }

  /// Creates an accessibility element for the view, with a behavior for the elements in it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { accessibility { $0.children = children } }

  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.addedTraits = level == .unspecified ? [] : .header }
  }
}

/// The level of a heading; on every level but `unspecified` the element is a header.
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

/// Accessibility traits, with SwiftUI's names.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ traits: ElementTraits) { rawValue = UInt32(traits.rawValue) }

  var elementTraits: ElementTraits { ElementTraits(rawValue: ElementTraits.RawValue(rawValue)) }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header.
  public static let isHeader = AccessibilityTraits(.header)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Static text.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// The elements around it cannot be reached while it is shown.
  public static let isModal = AccessibilityTraits(.isModal)
  /// The label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// A key of the keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// What sums up the screen when the app starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)
  /// A switch.
  public static let isToggle = AccessibilityTraits(.toggle)
  /// The element plays a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element starts a media session.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// The element takes touches itself while assistive technology is on.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page is turned when the end of the element has been read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
}
