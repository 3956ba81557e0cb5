extension Image {
  /// A scale of symbols.
  public enum Scale: Hashable, Sendable {
    /// A small scale.
    case small
    /// A medium scale, which is the default.
    case medium
    /// A large scale.
    case large
  }
}

extension View {
  /// Sets the scale of the symbols in this view.
  ///
  /// A symbol also grows with the font. An image that isn't a symbol keeps its size, and a resizable image fills the proposed size.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
