extension Image {
  /// What stands for the image within a text.
  nonisolated var textOfImage: String { isDecorative ? "" : label ?? "" }
}

extension Text {
  /// Creates a text with an image in it: what accessibility says of the image.
  public init(_ image: Image) { self.init(verbatim: image.textOfImage) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image: what accessibility says of it.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(image.textOfImage) }
}
