import Foundation

// These modifiers change only the appearance of a view. A headless screen has no pixels, so they have no effect and exist so that ordinary view code compiles.

extension View {
  /// Sets the color of the texts and shapes in this view.
  ///
  /// On the simulated device, it has no effect.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of the texts and shapes in this view.
  ///
  /// On the simulated device, it has no effect.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Sets two levels of style for the texts and shapes in this view.
  ///
  /// On the simulated device, it has no effect.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// On the simulated device, it has no effect.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// On the simulated device, it has no effect.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// On the simulated device, it has no effect.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Draws a border around the view.
  ///
  /// On the simulated device, it has no effect.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View { self }

  /// Rounds the corners of the view.
  ///
  /// On the simulated device, it has no effect.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Clips the view to its frame.
  ///
  /// On the simulated device, it has no effect.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Draws a shadow behind the view.
  ///
  /// On the simulated device, it has no effect.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Makes the texts in this view bold.
  ///
  /// Their size doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes the texts in this view italic.
  ///
  /// Their size doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Sets the font weight of the texts in this view.
  ///
  /// Their size doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the font design of the texts in this view.
  ///
  /// Their size doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Gives all digits the same width, which they always have on the simulated device.
  ///
  /// On the simulated device, it has no effect.
  public func monospacedDigit() -> some View { self }

  /// Sets the alignment of lines in the texts in this view.
  ///
  /// The frames of the texts don't change.
  ///
  /// On the simulated device, it has no effect.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }

  /// Sets where texts that are too long are truncated.
  ///
  /// Their labels remain complete.
  ///
  /// On the simulated device, it has no effect.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the minimum scale of texts that shrink to fit.
  ///
  /// On the simulated device, texts keep their size.
  ///
  /// On the simulated device, it has no effect.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets the space between lines of text.
  ///
  /// On the simulated device, lines have a fixed height.
  ///
  /// On the simulated device, it has no effect.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the rendering mode of the symbols in this view.
  ///
  /// On the simulated device, it has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

  /// Sets the scale of the symbols in this view.
  ///
  /// On the simulated device, their size doesn't change.
  ///
  /// On the simulated device, it has no effect.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Hides the status bar.
  ///
  /// The simulated device has no status bar.
  ///
  /// On the simulated device, it has no effect.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// The horizontal alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Alignment of the lines to the leading edge, the center, or the trailing edge.
  case leading, center, trailing
}

/// A rendering mode of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One color, shades of one color, a palette of colors, or the symbol's own colors.
  case monochrome, hierarchical, palette, multicolor
}

extension Text {
  /// The place where a text that doesn't fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// Truncation at the beginning, in the middle, or at the end.
    case head, middle, tail
  }
}

extension Image {
  /// A scale of symbols.
  public enum Scale: Hashable, Sendable {
    /// The scales from small to large.
    case small, medium, large
  }

  /// The way an image fills an area that is larger than the image.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeating the image, or stretching it.
    case tile, stretch
  }

  /// The way the colors of an image are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground color, or in the image's own colors.
    case template, original
  }

  /// Sets whether the image is drawn in the foreground color or in its own colors.
  ///
  /// On the simulated device, it has no effect.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
