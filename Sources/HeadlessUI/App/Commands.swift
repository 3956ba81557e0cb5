/// Commands of an app's menus, which a phone does not have: they are described and never shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that ``body`` returns.
  associatedtype Body: Commands

  /// The commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never read: the framework's own commands have no body.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Commands that are none; a phone shows no menu bar.
public struct EmptyCommands: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates no commands.
  public init() {}
}

/// Builds commands from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
  /// Returns the commands of an expression.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns no commands for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of a block with one expression.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns the commands of a block with several expressions.
  public static func buildBlock<First: Commands, Second: Commands, each Content: Commands>(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }

  /// Returns the commands of an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands { EmptyCommands() }
}

/// A menu of an app, which a phone does not have.
public struct CommandMenu<Content: View>: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates a menu with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {}
}

/// Commands in a menu of the system, which a phone does not have.
public struct CommandGroup<Content: View>: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates commands behind those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands before those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands in place of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// The commands for showing and hiding a sidebar, which a phone does not have.
public struct SidebarCommands: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands for editing text, in menus that a phone does not have.
public struct TextEditingCommands: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// The commands for arranging a toolbar, in menus that a phone does not have.
public struct ToolbarCommands: Commands {
  /// The type of the body, of which there is none.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// A place in the menus of the system.
public struct CommandGroupPlacement: Sendable {
  /// About the app.
  public static let appInfo = CommandGroupPlacement()
  /// The app's settings.
  public static let appSettings = CommandGroupPlacement()
  /// Quitting the app.
  public static let appTermination = CommandGroupPlacement()
  /// Creating and opening.
  public static let newItem = CommandGroupPlacement()
  /// Saving.
  public static let saveItem = CommandGroupPlacement()
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement()
  /// Printing.
  public static let printItem = CommandGroupPlacement()
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement()
  /// Cutting, copying and pasting.
  public static let pasteboard = CommandGroupPlacement()
  /// Editing text.
  public static let textEditing = CommandGroupPlacement()
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement()
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// The sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// Help.
  public static let help = CommandGroupPlacement()
}
