/// A background material that blurs the views behind it.
///
/// Materials aren't drawn on the simulated device.
public struct Material: ShapeStyle {
  /// A material that is very translucent.
  public static let ultraThin = Material()
  /// A material that is more translucent than opaque.
  public static let thin = Material()
  /// A material that is somewhat translucent.
  public static let regular = Material()
  /// A material that is more opaque than translucent.
  public static let thick = Material()
  /// A material that is mostly opaque.
  public static let ultraThick = Material()
  /// The material of the system's toolbars.
  public static let bar = Material()
}

extension ShapeStyle where Self == Material {
  /// A material that is very translucent.
  public static var ultraThinMaterial: Material { Material() }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { Material() }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { Material() }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { Material() }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { Material() }
  /// The material of the system's toolbars.
  public static var bar: Material { Material() }
}
