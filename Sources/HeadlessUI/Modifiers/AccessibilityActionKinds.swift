/// What an accessibility action does.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String

  /// Activating the element.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Dismissing what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// Starting or stopping what matters most.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deleting.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Showing a menu.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a higher value.
  case increment
  /// To a lower value.
  case decrement
}

/// How important a detail is.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// Read out on demand.
  case `default`
  /// Read out at once.
  case high
}

/// The kind of a text.
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// Names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A long text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The places of a rotor of assistive technologies.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// A place of a rotor of assistive technologies.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates a place with a label for the view with an identity.
  public init(_ label: Text, id: ID) {}

  /// Creates a place with a label for the view with an identity.
  public init<Name: StringProtocol>(_ label: Name, id: ID) {}
}

/// Builds the places of a rotor from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns the places of an expression.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

  /// Returns the places of a block.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
}
