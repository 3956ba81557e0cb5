extension Image {
  /// The string that represents the image inside text.
  nonisolated var textOfImage: String { isDecorative ? "" : label ?? "" }
}

extension Text {
  /// Creates text from an image.
  ///
  /// The text consists of the image's accessibility label.
  public init(_ image: Image) { self.init(verbatim: image.textOfImage) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the accessibility label of an image.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(image.textOfImage) }
}
