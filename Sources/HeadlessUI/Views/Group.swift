/// Several views as one, without a layout of their own: the container around the group lays each of them out.
public struct Group<Content: View>: View, TransparentView {
  private let content: Content

  /// Creates a group of the views in the closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The views of the group.
  public var body: Content { content }
}
