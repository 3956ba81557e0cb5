/// A blur of the background, of which a headless screen shows none.
public struct Material: ShapeStyle {
  /// A very thin blur.
  public static let ultraThin = Material()
  /// A thin blur.
  public static let thin = Material()
  /// A blur.
  public static let regular = Material()
  /// A thick blur.
  public static let thick = Material()
  /// A very thick blur.
  public static let ultraThick = Material()
  /// The blur of the system's bars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A very thin blur.
  public static var ultraThinMaterial: Material { Material() }
  /// A thin blur.
  public static var thinMaterial: Material { Material() }
  /// A blur.
  public static var regularMaterial: Material { Material() }
  /// A thick blur.
  public static var thickMaterial: Material { Material() }
  /// A very thick blur.
  public static var ultraThickMaterial: Material { Material() }
  /// The blur of the system's bars.
  public static var bar: Material { Material() }
}
