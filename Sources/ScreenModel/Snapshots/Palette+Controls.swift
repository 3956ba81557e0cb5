import Foundation

/// The colors of controls.
extension Palette {
  /// The knob of a slider or a switch.
  var thumb: String { "#FFFFFF" }
  /// The fill of gray grounds, such as the ground of a stepper, which is drawn with `fillOpacity`.
  var fill: String { "#787880" }
  var fillOpacity: CGFloat { isDark ? 0.32 : 0.16 }
  /// The fill of fields and tracks with text, which is drawn with `fieldOpacity`.
  var field: String { "#767680" }
  var fieldOpacity: CGFloat { isDark ? 0.24 : 0.12 }
  /// The track of a switch that's off.
  var off: String { isDark ? "#39393D" : "#E9E9EA" }
  /// The ground of a swipe action without a tint.
  var swipe: String { "#8E8E93" }
  var placeholder: String { isDark ? "#5A5A5F" : "#C4C4C7" }
  /// The spokes of a spinner and the symbols in fields.
  var gray: String { isDark ? "#98989F" : "#8A8A8E" }
  /// The lower edge of a key.
  var keyShadow: String { isDark ? "#1A1A1A" : "#898A8D" }
  /// The ground of menus over text.
  var menu: String { isDark ? "#2C2C2E" : "#FBFBFB" }
}
