/// Commands for an app's menus.
///
/// iOS doesn't show them.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands' body.
  associatedtype Body: Commands

  /// The content of the commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Not called, because built-in commands don't have a body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// An empty group of commands.
public struct EmptyCommands: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates an empty group of commands.
  public init() {}
}

/// A result builder that creates commands from a closure.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
  /// Builds commands from an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds empty commands from an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Builds commands from a block with one expression.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Builds commands from a block with several expressions.
  public static func buildBlock<First: Commands, Second: Commands, each Content: Commands>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Builds commands from an `if` statement without an `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

/// A menu in an app's menu bar.
///
/// iOS doesn't show it.
public struct CommandMenu<Content: View>: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates a menu with a title that contains the given commands.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

/// Commands in a system menu.
///
/// iOS doesn't show them.
public struct CommandGroup<Content: View>: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates commands after the system commands of a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands before the system commands of a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands that replace the system commands of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// Commands that show and hide a sidebar.
///
/// iOS doesn't show them.
public struct SidebarCommands: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates sidebar commands.
  public init() {}
}

/// Commands for editing text.
///
/// iOS doesn't show them.
public struct TextEditingCommands: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates text editing commands.
  public init() {}
}

/// Commands for customizing a toolbar.
///
/// iOS doesn't show them.
public struct ToolbarCommands: Commands {
  /// The body type, which isn't used because built-in commands don't have a body.
  public typealias Body = Never

  /// Creates toolbar commands.
  public init() {}
}

/// The placement of a command group among the system commands.
public struct CommandGroupPlacement: Sendable {
  /// The placement of commands about the app.
  public static let appInfo = CommandGroupPlacement()
  /// The placement of commands for the app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// The placement of commands for quitting the app.
  public static let appTermination = CommandGroupPlacement()
  /// The placement of commands for creating and opening documents.
  public static let newItem = CommandGroupPlacement()
  /// The placement of commands for saving documents.
  public static let saveItem = CommandGroupPlacement()
  /// The placement of commands for importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// The placement of commands for printing.
  public static let printItem = CommandGroupPlacement()
  /// The placement of commands for undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// The placement of commands for cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// The placement of commands for editing text.
  public static let textEditing = CommandGroupPlacement()
  /// The placement of commands for formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The placement of commands for the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The placement of commands for the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The placement of commands for the size of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The placement of commands for help.
  public static let help = CommandGroupPlacement()
}
