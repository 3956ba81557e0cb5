import Foundation

// Modifiers of a view's appearance. A headless screen has no pixels, so they do not change the view: they exist so that ordinary view code compiles.

extension View {
  /// Sets the color of the texts and shapes in this view.
  ///
  /// It changes no element.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of the texts and shapes in this view.
  ///
  /// It changes no element.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Sets two levels of style for the texts and shapes in this view.
  ///
  /// It changes no element.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// It changes no element.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// It changes no element.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

  /// Sets the tint of the controls in this view.
  ///
  /// It changes no element.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Draws a border.
  ///
  /// It changes no element.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View { self }

  /// Rounds the corners.
  ///
  /// It changes no element.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Clips the view to its frame.
  ///
  /// It changes no element.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Draws a shadow.
  ///
  /// It changes no element.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Sets the texts in this view in bold; their size does not change.
  ///
  /// It changes no element.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Sets the texts in this view in italics; their size does not change.
  ///
  /// It changes no element.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Sets the font weight of the texts in this view; their size does not change.
  ///
  /// It changes no element.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the font design of the texts in this view; their size does not change.
  ///
  /// It changes no element.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets digits in a fixed width, which all fonts have here.
  ///
  /// It changes no element.
  public func monospacedDigit() -> some View { self }

  /// Aligns the lines of the texts in this view; their frames do not change.
  ///
  /// It changes no element.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }

  /// Sets how texts that are too long are truncated; their labels are complete.
  ///
  /// It changes no element.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Lets texts shrink to fit; here they keep their size.
  ///
  /// It changes no element.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets the space between lines; here lines have a fixed height.
  ///
  /// It changes no element.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the rendering mode of the symbols in this view.
  ///
  /// It changes no element.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

  /// Sets the scale of the symbols in this view; their size does not change here.
  ///
  /// It changes no element.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Hides the status bar; the simulated device has none.
  ///
  /// It changes no element.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// An alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// The alignments: at the left, centered, and at the right.
  case leading, center, trailing
}

/// A rendering mode of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// The modes: one color, shades of one, several colors, and the symbol's own.
  case monochrome, hierarchical, palette, multicolor
}

extension Text {
  /// The place where a text that is too long is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// The places: the beginning, the middle, and the end.
    case head, middle, tail
  }
}

extension Image {
  /// A scale of symbols.
  public enum Scale: Hashable, Sendable {
    /// The scales, from small to large.
    case small, medium, large
  }

  /// A resizing mode of an image.
  public enum ResizingMode: Hashable, Sendable {
    /// The modes: repeating the image, and stretching it.
    case tile, stretch
  }

  /// A rendering mode of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The modes: in the color of text, and in its own colors.
    case template, original
  }

  /// Sets the rendering mode of the image.
  ///
  /// It changes no element.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
