import Foundation
import ScreenModel

// These modifiers only change the appearance of a view. Pictures show some modifiers, and the others exist so app code compiles.

extension View {
  /// Sets the color of the text and shapes in this view.
  ///
  /// Only pictures show it.
  public func foregroundColor(_ color: Color?) -> some View { look(color) { style, environment in if let color { style.foreground = [Paint(color.resolve(in: environment))] } } }

  /// Sets the style of the text and shapes in this view.
  ///
  /// Only pictures show it.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { foreground([style.paintSource]) }

  /// Sets two levels of style for the text and shapes in this view.
  ///
  /// Only pictures show it.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View {
    foreground([primary.paintSource, secondary.paintSource])
  }

  func foreground(_ sources: [PaintSource?]) -> some View {
    look(sources) { style, environment in
      // A style of the app isn't drawn, so it leaves the foreground as it is.
      let around = style
      let levels = sources.compactMap { $0?.paint(around, environment) }
      if levels.count == sources.count { style.foreground = levels }
    }
  }

  /// Sets the tint of the controls in this view.
  ///
  /// Only pictures show it.
  public func tint(_ tint: Color?) -> some View { tinted(tint.map { .color($0) }) }

  /// Sets the tint of the controls in this view.
  ///
  /// Only pictures show it.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { tinted(tint.paintSource) }

  /// Sets the tint of the controls in this view.
  ///
  /// Only pictures show it.
  public func accentColor(_ accentColor: Color?) -> some View { tinted(accentColor.map { .color($0) }) }

  private func tinted(_ source: PaintSource?) -> some View { look(source) { style, environment in style.tint = source?.paint(style, environment) } }

  /// Clips the view to its frame.
  ///
  /// On the simulated device, it has no effect.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Draws a shadow behind the view.
  ///
  /// Only pictures show it, behind shapes, colors and backgrounds. Texts and controls don't have shadows in pictures.
  /// - Parameters:
  ///   - color: The color of the shadow.
  ///   - radius: The radius of the blur, in points.
  ///   - x: The horizontal distance from the view, in points.
  ///   - y: The vertical distance from the view, in points.
  public func shadow(color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    look(ViewShadow(color: color, radius: radius, x: x, y: y)) { style, environment in
      style.shadow = ScreenDrawing.Shadow(Paint(color.resolve(in: environment)), radius: radius, x: x, y: y)
    }
  }

  /// Makes the text in this view bold.
  ///
  /// Only pictures show it. Text keeps its size.
  public func bold(_ isActive: Bool = true) -> some View { look(isActive) { style, _ in if isActive { style.weight = 700 } } }

  /// Makes the text in this view italic.
  ///
  /// Only pictures show it. Text keeps its size.
  public func italic(_ isActive: Bool = true) -> some View { look(isActive) { style, _ in style.isItalic = isActive } }

  /// Sets the font weight of the text in this view.
  ///
  /// Only pictures show it. Text keeps its size.
  public func fontWeight(_ weight: Font.Weight?) -> some View { look(weight) { style, _ in style.weight = weight?.number } }

  /// Sets the font design of the text in this view.
  ///
  /// Only pictures show it. Text keeps its size.
  public func fontDesign(_ design: Font.Design?) -> some View { look(design) { style, _ in style.design = design?.look } }

  /// Gives all digits the same width, which they always have on the simulated device.
  ///
  /// On the simulated device, it has no effect.
  public func monospacedDigit() -> some View { self }

  /// Sets the alignment of the lines of text in this view.
  ///
  /// On the simulated device, it has no effect. The frame of text is the same with every alignment.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { environment(\.multilineTextAlignment, alignment) }

  /// Sets where text that is too long is truncated.
  ///
  /// On the simulated device, it has no effect. Elements contain the complete text.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  /// Sets the minimum scale of text that shrinks to fit.
  ///
  /// On the simulated device, it has no effect. Text keeps its size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

  /// Sets the space between lines of text.
  ///
  /// On the simulated device, it has no effect. Lines have a fixed height.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

  /// Sets the rendering mode of the symbols in this view.
  ///
  /// On the simulated device, it has no effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }

  /// Hides the status bar.
  ///
  /// On the simulated device, it has no effect. There's no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

/// The values of a shadow.
private struct ViewShadow: Equatable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
}

/// The horizontal alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Lines are aligned at their leading edge.
  case leading
  /// Lines are centered.
  case center
  /// Lines are aligned at their trailing edge.
  case trailing
}

/// A rendering mode of symbols.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// Symbols have one color.
  case monochrome
  /// Symbols have shades of one color.
  case hierarchical
  /// Symbols have several colors from the foreground styles.
  case palette
  /// Symbols have their own colors.
  case multicolor
}

extension Text {
  /// The position at which text that doesn't fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the text is truncated.
    case head
    /// The middle of the text is truncated.
    case middle
    /// The end of the text is truncated.
    case tail
  }
}

extension Image {
  /// The way an image fills an area that is larger than the image.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is repeated.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The colors that an image is drawn with.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is drawn in the foreground color.
    case template
    /// The image is drawn in its own colors.
    case original
  }

  /// Sets whether the image is drawn in the foreground color or in its own colors.
  ///
  /// On the simulated device, it has no effect.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
