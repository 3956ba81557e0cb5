public import Foundation

/// A part of a menu, as values.
///
/// [Apple: UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element.
  public enum State: Int, Sendable {
    /// Off.
    case off = 0
    /// On.
    case on = 1
    /// Partly on.
    case mixed = 2
  }

  /// Attributes of an element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element can't be chosen.
    public static let disabled: Attributes = Attributes(rawValue: 1)
    /// The element destroys something.
    public static let destructive: Attributes = Attributes(rawValue: 2)
    /// The element isn't shown.
    public static let hidden: Attributes = Attributes(rawValue: 4)
    /// The menu stays after the element is chosen.
    public static let keepsMenuPresented: Attributes = Attributes(rawValue: 8)
  }

  /// The title.
  public fileprivate(set) var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The picture.
  public fileprivate(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu, which a `UIButton` in a representable shows as a SwiftUI `Menu`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The raw value of the set.
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are shown in the menu around this one.
    public static let displayInline: Options = Options(rawValue: 1)
    /// The menu destroys something.
    public static let destructive: Options = Options(rawValue: 2)
    /// One child at a time is on.
    public static let singleSelection: Options = Options(rawValue: 32)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// The options.
  public let options: Options
  /// The parts of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier(""), options, children)
    super.init(title: title, image: image)
  }

  /// The actions of the menu and of the menus in it.
  var actions: [UIAction] { children.flatMap { child in (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? [] } }

  /// The action that is on, or the first one if there is none.
  var selectedAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

  /// Returns the menu with other parts.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a menu or a control, as values and a closure.
///
/// [Apple: UIAction](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The name of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of the action.
  public let identifier: Identifier
  /// The title while there is room for more.
  open var discoverabilityTitle: String?
  /// The attributes.
  open var attributes: Attributes
  /// The state.
  open var state: State
  /// The object that was used.
  public private(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    (self.identifier, self.handler) = (identifier ?? Identifier(UUID().uuidString), handler)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Calls the closure for a control that was used.
  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A command of a menu, as values.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method of the first responder that has it, from the button of the menu outwards.
  public let action: Selector
  /// The values of the command.
  public let propertyList: Any?

  /// Creates a command.
  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
  }
}

/// Keys of a keyboard that do something, as values: pressed keys don't reach it here.
///
/// `.keyboardShortcut` is reached.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// The title in the list of commands.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The arrow up.
  nonisolated public static let inputUpArrow: String = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow: String = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow: String = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape: String = "UIKeyInputEscape"
}

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: Int

  /// Creates a set from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 21)
}
