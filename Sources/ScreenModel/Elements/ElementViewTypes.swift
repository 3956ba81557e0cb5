/// The types of the views that an element belongs to.
public struct ElementViewTypes: Sendable {
  /// The types of the element's own views, from innermost to outermost.
  ///
  /// For example, the types are `Text` and a view whose body is only that text.
  public var own: [Any.Type]
  /// The types of the views around the element's own views, up to the next element, from innermost to outermost.
  ///
  /// These views contain several elements, so they don't have an element of their own.
  public var around: [Any.Type]
  /// The types of the views that contain the element, up to the next element, from innermost to outermost.
  ///
  /// They are the types in ``around``, and the types in ``own`` of stacks and of the app's views, because the element is a part of their body. They don't include the type of a
  /// control or a text, because the element is that view.
  public var containers: [Any.Type]

  /// Creates a list of view types.
  public init(own: [Any.Type] = [], around: [Any.Type] = [], containers: [Any.Type] = []) {
    self.own = own
    self.around = around
    self.containers = containers
  }
}
