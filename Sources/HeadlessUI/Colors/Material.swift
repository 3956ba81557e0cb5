/// A background material that blurs the views behind it.
///
/// Pictures show a material as a translucent color.
public struct Material: ShapeStyle {
  /// The part of the views behind it that can't be seen, from 0 to 1.
  var strength: Double = 0.8

  /// A material that is very translucent.
  public static let ultraThin = Material(strength: 0.5)
  /// A material that is more translucent than opaque.
  public static let thin = Material(strength: 0.65)
  /// A material that is somewhat translucent.
  public static let regular = Material()
  /// A material that is more opaque than translucent.
  public static let thick = Material(strength: 0.9)
  /// A material that is mostly opaque.
  public static let ultraThick = Material(strength: 0.95)
  /// The material of the system's toolbars.
  public static let bar = Material(strength: 0.9)
}

extension ShapeStyle where Self == Material {
  /// A material that is very translucent.
  public static var ultraThinMaterial: Material { Material(strength: 0.5) }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { Material(strength: 0.65) }
  /// A material that is somewhat translucent.
  public static var regularMaterial: Material { Material() }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { Material(strength: 0.9) }
  /// A material that is mostly opaque.
  public static var ultraThickMaterial: Material { Material(strength: 0.95) }
  /// The material of the system's toolbars.
  public static var bar: Material { Material(strength: 0.9) }
}
