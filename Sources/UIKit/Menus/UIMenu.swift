public import Foundation

/// An element of a menu.
///
/// [Apple: UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement)
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of a menu element.
  public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// The element is partly on.
    case mixed = 2
  }

  /// The attributes of a menu element.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of attributes from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is disabled.
    public static let disabled: Attributes = Attributes(rawValue: 1)
    /// The element performs a destructive action.
    public static let destructive: Attributes = Attributes(rawValue: 2)
    /// The element is hidden.
    public static let hidden: Attributes = Attributes(rawValue: 4)
    /// The menu stays open after the element is chosen.
    public static let keepsMenuPresented: Attributes = Attributes(rawValue: 8)
  }

  /// The title of the element.
  public fileprivate(set) var title: String
  /// The subtitle of the element.
  open var subtitle: String?
  /// The image of the element.
  public fileprivate(set) var image: UIImage?

  init(title: String, image: UIImage?) { (self.title, self.image) = (title, image) }
}

/// A menu of actions, commands and submenus.
///
/// A `UIButton` in a representable shows its menu like a SwiftUI `Menu`.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable {
    /// The raw value, with a bit for each member of the set.
    public let rawValue: UInt

    /// Creates a set of options from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children are displayed inline in the parent menu.
    public static let displayInline: Options = Options(rawValue: 1)
    /// The menu contains destructive actions.
    public static let destructive: Options = Options(rawValue: 2)
    /// Only one child can be on at a time.
    public static let singleSelection: Options = Options(rawValue: 32)
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options of the menu.
  public let options: Options
  /// The children of the menu.
  public let children: [UIMenuElement]

  /// Creates a menu with a title, an image and children.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier(""), options, children)
    super.init(title: title, image: image)
  }

  /// The actions of the menu and its submenus.
  var actions: [UIAction] { children.flatMap { child in (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? [] } }

  /// The action that is on or, if there isn't one, the first action.
  var selectedAction: UIAction? { actions.first { $0.state == .on } ?? actions.first }

  /// Returns the menu with different children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}

/// A closure that an action runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a menu or control.
///
/// [Apple: UIAction](https://developer.apple.com/documentation/uikit/uiaction)
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  public let identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action, such as `.destructive`.
  open var attributes: Attributes
  /// The state of the action: on, off or mixed.
  open var state: State
  /// The object that triggered the action.
  public private(set) var sender: Any?
  let handler: UIActionHandler

  /// Creates an action with a title and a handler.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    (self.identifier, self.handler) = (identifier ?? Identifier(UUID().uuidString), handler)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Performs the action for the control that triggered it.
  package func perform(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// A command of a menu.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The method to call.
  ///
  /// The first responder that implements the method is called, searching outward from the menu's button.
  public let action: Selector
  /// Additional data of the command, as a property list.
  public let propertyList: Any?

  /// Creates a command with a title and a method to call.
  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    (self.action, self.propertyList) = (action, propertyList)
    super.init(title: title, image: image)
  }
}

/// A keyboard command.
///
/// Key presses don't trigger the command on the simulated device. Use `.keyboardShortcut` instead.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key to press, as text.
  public let input: String?
  /// The modifier keys to press with the key.
  public let modifierFlags: UIKeyModifierFlags
  /// The title in the list of keyboard commands.
  open var discoverabilityTitle: String?

  /// Creates a keyboard command with a title, a key, modifier keys and a method to call.
  public init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// Creates a keyboard command with a key, modifier keys and a method to call.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The up arrow key.
  nonisolated public static let inputUpArrow: String = "UIKeyInputUpArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow: String = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow: String = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow: String = "UIKeyInputRightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape: String = "UIKeyInputEscape"
}

/// The modifier keys of a key press.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The raw value, with a bit for each member of the set.
  public let rawValue: Int

  /// Creates a set of modifier keys from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the numeric keypad.
  public static let numericPad: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 21)
}
