/// The colors of bars, cards and rows.
extension Palette {
  /// The ground of alerts, menus and popovers.
  var alert: String { isDark ? "#2C2C2E" : "#F9F9F9" }
  /// The ground of the rows of grouped lists on sheets.
  var raisedCard: String { isDark ? "#2C2C2E" : "#FFFFFF" }
  /// The lines on alerts, menus and sheets.
  var raisedSeparator: String { isDark ? "#48484B" : separator }
  /// The area of the camera.
  var camera: String { "#000000" }
}
