/// A container that groups content without a layout.
///
/// The enclosing container lays out each view.
///
/// A group can also contain toolbar items, tabs, table rows, scenes, or commands.
@MainActor @preconcurrency
public struct Group<Content> {
  /// The type of the content.
  public typealias Body = Content

  /// The content of the group.
  public let body: Content

  /// Creates a group with the content that a closure creates.
  public init(@ContentBuilder content: () -> Content) { body = content() }
}

extension Group: View, TransparentView where Content: View {}
