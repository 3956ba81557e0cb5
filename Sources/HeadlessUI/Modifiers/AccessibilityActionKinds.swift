/// The kind of an accessibility action.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// Activates the element.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismisses the current modal content.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Starts or stops the most important activity.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes the element.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows a menu.
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

/// The type of content that text has.
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
  /// Long narrative text.
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

/// A rotor entry that leads to a view.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry with a label for the view with the given identity.
  public init(_ label: Text, id: ID) {}

  /// Creates an entry with a label for the view with the given identity.
  public init<Name: StringProtocol>(_ label: Name, id: ID) {}
}

/// A result builder that creates rotor entries from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns the entries of an expression.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns the entries of a statement in the closure.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}
