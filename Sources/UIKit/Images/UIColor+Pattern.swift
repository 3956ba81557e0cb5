extension UIColor {
  /// Creates a color for areas of a repeated picture: clear, because the picture has no pixels here.
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 0) }
}
