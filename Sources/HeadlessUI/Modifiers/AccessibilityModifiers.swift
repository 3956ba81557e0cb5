import ScreenModel

/// A view with something said about its element.
struct AccessibilityView<Content: View>: View, PrimitiveView {
  let content: Content
  let overrides: AccessibilityOverrides

  func makeNode(_ inputs: NodeInputs) -> Node { AccessibilityNode(self, inputs) }
}

/// Passes what accessibility modifiers say to the nearest element under it, or makes an element where the modifiers ask for one.
final class AccessibilityNode<Content: View>: SingleChildNode<AccessibilityView<Content>>, OverridesProviding {
  private(set) var overrides: AccessibilityOverrides
  var isAdopted = false

  init(_ view: AccessibilityView<Content>, _ inputs: NodeInputs) {
    overrides = view.overrides
    super.init(inputs)
    content = Node.make(view.content, childInputs)
  }

  override func syncsApart(_ branch: Node) -> Bool { overrides.children == nil || overrides.children == .contain }

  override func update(_ view: AccessibilityView<Content>) {
    if overrides != view.overrides {
      overrides = view.overrides
      markNeedsSync()
    }
    content.updateView(view.content)
  }

  override func syncContents(_ context: inout SyncContext) {
    let merged = isAdopted ? context.overrides : (context.overrides?.merged(over: overrides) ?? overrides)
    guard let behavior = overrides.children, !isAdopted else {
      removeElement()
      let outer = context.overrides
      let items = self.items
      if items.count == 1 {
        context.overrides = merged
        items[0].sync(&context)
      } else {
        for item in items {
          context.overrides = merged
          item.sync(&context)
        }
      }
      context.overrides = outer == nil ? nil : context.overrides
      return
    }
    // A container is there for the elements in it, which may reach beyond it; an element of its own needs a size.
    guard behavior == .contain || (frame.width > 0 && frame.height > 0) else { return removeElement() }
    var properties = ElementProperties(type: .other, frame: frame)
    properties.isEnabled = environment.isEnabled
    if behavior == .combine {
      properties.label = items.map { $0.accessibilityText() }.filter { !$0.isEmpty }.joined(separator: ", ")
      // What only lends its texts is a text, as XCUITest sees it; whether it has elements at the moment plays no part.
      properties.type = .staticText
    }
    context.overrides = merged?.withoutChildBehavior()
    syncElement(properties, &context, includesChildren: behavior == .contain)
  }

  override var isUsable: Bool { onlyItem?.isUsable ?? environment.isEnabled }

  var onlyItem: Node? { items.count == 1 ? items[0] : nil }

  override func appendAccessibilityText(to text: inout AccessibilityText) {
    if let label = overrides.label {
      if !label.isEmpty { text.append(label) }
    } else {
      super.appendAccessibilityText(to: &text)
    }
  }
}

/// A node that says something about the element under it.
@MainActor
protocol OverridesProviding: Node {
  var overrides: AccessibilityOverrides { get }
  /// Whether a cell around this node has taken the overrides for itself.
  var isAdopted: Bool { get set }
  /// The item under it, where there is just one.
  var onlyItem: Node? { get }
}

extension View {
  private func accessibility(_ change: (AccessibilityOverrides) -> Void) -> AccessibilityView<Self> {
    let overrides = AccessibilityOverrides()
    change(overrides)
    return AccessibilityView(content: self, overrides: overrides)
  }

  /// The name by which tests find the view; nobody sees it.
  ///
  /// On a stack it makes an element of type `other` around the stack's elements.
  public func accessibilityIdentifier(_ identifier: String) -> some View { accessibility { $0.identifier = identifier } }

  /// What is read out for the view, in place of its own text.
  public func accessibilityLabel(_ label: String) -> some View { accessibility { $0.label = label } }

  /// What is read out for the view in place of its own text.
  public func accessibilityLabel(_ label: Text) -> some View { accessibility { $0.label = label.string } }

  /// The value that the view stands for.
  public func accessibilityValue(_ value: String) -> some View { accessibility { $0.value = value } }

  /// Says more about what the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.addedTraits = traits.elementTraits } }

  /// Takes back what a view says it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessibility { $0.removedTraits = traits.elementTraits } }

  /// Makes the view an element of its own and says what becomes of the elements in it.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { accessibility { $0.children = children } }

  /// Makes the view a heading of a level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibility { $0.addedTraits = level == .unspecified ? [] : .header }
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: Sendable {
  /// Not a heading of a known level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
}

/// What a view is for those who do not see it; SwiftUI's names.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt32

  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ traits: ElementTraits) { rawValue = UInt32(traits.rawValue) }

  var elementTraits: ElementTraits { ElementTraits(rawValue: ElementTraits.RawValue(rawValue)) }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A header that divides the content.
  public static let isHeader = AccessibilityTraits(.header)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// An image.
  public static let isImage = AccessibilityTraits(.image)
  /// Text that cannot change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Selected at present.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// What lies around it is out of reach while it is shown.
  public static let isModal = AccessibilityTraits(.isModal)
  /// Its label or value changes often.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
}
