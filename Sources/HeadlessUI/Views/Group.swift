/// A group of views without a layout of its own: the container around it lays out each of them.
public struct Group<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a group with the views of the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the group.
  public var body: Content { content }
}
