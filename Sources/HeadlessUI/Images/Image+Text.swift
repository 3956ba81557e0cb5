extension Image {
  /// The text that represents the image inside a text.
  nonisolated var textOfImage: String { isDecorative ? "" : label ?? "" }
}

extension Text {
  /// Creates a text from an image.
  ///
  /// It has the image's accessibility label.
  public init(_ image: Image) { self.init(verbatim: image.textOfImage) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the accessibility label of an image.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(image.textOfImage) }
}
