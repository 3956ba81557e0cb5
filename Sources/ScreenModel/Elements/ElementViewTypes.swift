/// The types of the views that an element comes from.
public struct ElementViewTypes: Sendable {
  /// The types of the views that the element stands for, from the innermost outwards: `Text` and the view whose body is that text alone.
  public var own: [Any.Type]
  /// The types of the views around these, from the innermost outwards, up to the next element; a view with several elements in it has none of its own.
  public var around: [Any.Type]

  /// Creates a list of types.
  public init(own: [Any.Type] = [], around: [Any.Type] = []) {
    self.own = own
    self.around = around
  }
}
