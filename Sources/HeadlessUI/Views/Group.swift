/// A group of views without a layout of its own: the container around it lays out each of them.
///
/// A group may also have toolbar items, tabs, table rows, scenes or commands, where these are expected.
@MainActor @preconcurrency
public struct Group<Content> {
  /// The type of the content.
  public typealias Body = Content

  /// The content of the group.
  public let body: Content

  /// Creates a group with the content of the closure.
  public init(@ContentBuilder content: () -> Content) { body = content() }
}

extension Group: View, TransparentView where Content: View {}
