import Foundation

// What only changes how a view looks. A headless screen has no pixels, so these leave the view as it is: they are here so that ordinary view code compiles and means the same.

extension View {
  /// Colors the texts and shapes in this view; a headless screen shows no colors.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Fills the texts and shapes in this view; a headless screen shows no colors.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Fills the texts and shapes in this view on two levels; a headless screen shows no colors.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(_ primary: First, _ secondary: Second) -> some View { self }

  /// Colors what can be tapped; a headless screen shows no colors.
  public func tint(_ tint: Color?) -> some View { self }

  /// Colors what can be tapped; a headless screen shows no colors.
  public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

  /// Colors what can be tapped; a headless screen shows no colors.
  public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Fills the view's background; a headless screen shows no colors.
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Fills a shape behind the view; a headless screen shows none.
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View { self }

  /// Fills the view's front; a headless screen shows no colors.
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }

  /// Draws a border; a headless screen shows none.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View { self }

  /// Rounds the corners; a headless screen does not show it.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Cuts the view to a shape; a headless screen does not show it.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Cuts off what is drawn outside of the view; a headless screen does not show it.
  public func clipped(antialiased: Bool = false) -> some View { self }

  /// Draws a shadow; a headless screen shows none.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Blurs the view; its elements stay as they are.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Turns the view; its elements stay where they are.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Draws the view at another size; its elements stay as they are.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Brightens the view; a headless screen does not show it.
  public func brightness(_ amount: Double) -> some View { self }

  /// Changes how strong the colors are; a headless screen does not show it.
  public func saturation(_ amount: Double) -> some View { self }

  /// Takes the colors out; a headless screen does not show it.
  public func grayscale(_ amount: Double) -> some View { self }

  /// Thickens the strokes of the texts in this view; they are as wide as before.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Slants the texts in this view; they are as wide as before.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Gives the strokes of the texts in this view a weight; they are as wide as before.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Gives the texts in this view a design; they are as wide as before.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Gives digits one width, as they have anyway.
  public func monospacedDigit() -> some View { self }

  /// Lines up the lines of texts; the frame of a text is the same either way.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Where a text that is too long is cut; its label stays whole.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets texts shrink to fit; with this framework's metrics they keep their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Adds room between lines; a headless screen has lines of a fixed height.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Colors the symbols in this view in a certain way; a headless screen shows no colors.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Draws symbols larger or smaller; they take the same room here.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Hides the system's time and battery at the top; there are none.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Lets the view reach to the edges of the screen; elements stay within the safe area here.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }

  /// Lets the view reach to the edges of the screen; elements stay within the safe area here.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Says which part of the view takes touches; here it is the frames of its elements.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// Makes an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }
  /// Makes an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// No angle.
  public static let zero = Angle(radians: 0)
}

/// How the lines of a text line up.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// At the left, in the middle, or at the right.
  case leading, center, trailing
}

/// How symbols are colored.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one color, in shades of one, in several, or in their own.
  case monochrome, hierarchical, palette, multicolor
}

/// Parts of the screen that the system keeps for itself.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw value of the set.
  public let rawValue: UInt

  /// Creates a set from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and corners.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension Text {
  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning, in its middle, or at its end.
    case head, middle, tail
  }
}

extension Image {
  /// How large symbols are drawn.
  public enum Scale: Hashable, Sendable {
    /// From small to large.
    case small, medium, large
  }

  /// How an image is fitted into its frame.
  public enum ResizingMode: Hashable, Sendable {
    /// By repeating it, or by stretching it.
    case tile, stretch
  }

  /// What decides an image's color.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The text color, or its own.
    case template, original
  }

  /// Which color the image is drawn in; a headless screen shows none.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
}
