extension UIColor {
  /// Creates a color from a pattern image.
  ///
  /// The color is clear, because the image has no pixels.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
