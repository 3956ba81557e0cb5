/// The kind of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// An action that activates the element.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// An action that dismisses the current modal content.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// An action that starts or stops the most important activity.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action that deletes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// An action that shows a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An adjustment to a higher value.
  case increment
  /// An adjustment to a lower value.
  case decrement
}

/// The importance of additional accessibility content.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// The content is read on demand.
  case `default`
  /// The content is read immediately.
  case high
}

/// The type of content that a text has.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// Console output.
  public static let console = AccessibilityTextContentType(name: "console")
  /// File names.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Text messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A long narrative text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A spreadsheet document.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A word processing document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The entries of an accessibility rotor.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// An entry of an accessibility rotor.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry with a label for the view with an identity.
  public init(_ label: Text, id: ID) {}

  /// Creates an entry with a label for the view with an identity.
  public init<Name: StringProtocol>(_ label: Name, id: ID) {}
}

/// A result builder that creates rotor entries from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns the entries of an expression.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns the entries of a block.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}
