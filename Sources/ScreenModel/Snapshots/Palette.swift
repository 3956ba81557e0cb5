import Foundation

/// The colors of a picture, which resemble iOS.
struct Palette: Equatable {
  let isDark: Bool

  static let light = Palette(isDark: false)
  static let dark = Palette(isDark: true)

  private func pick(_ light: String, _ dark: String) -> String { isDark ? dark : light }

  /// The ground of grouped lists.
  var page: String { pick("#F2F2F7", "#000000") }
  /// The ground of plain pages.
  var surface: String { pick("#FFFFFF", "#000000") }
  /// The ground of cards on the page, such as the rows of grouped lists, alerts and fields.
  var card: String { pick("#FFFFFF", "#1C1C1E") }
  /// The ground of sheets.
  var sheet: String { pick("#FFFFFF", "#1C1C1E") }
  var bar: String { pick("#F9F9F9", "#161616") }
  var separator: String { pick("#C6C6C8", "#38383A") }
  var text: String { pick("#000000", "#FFFFFF") }
  var secondary: String { pick("#6C6C70", "#98989F") }
  var faint: String { pick("#A9A9AE", "#636366") }
  var tint: String { pick("#007AFF", "#0A84FF") }
  var tintFill: String { pick("#E5F1FF", "#0B2A4A") }
  var destructive: String { pick("#FF3B30", "#FF453A") }
  /// The ground of tracks, segmented controls and pressed rows.
  var track: String { pick("#E3E3E8", "#39393D") }
  /// The raised part of a segmented control.
  var knob: String { pick("#FFFFFF", "#636366") }
  var on: String { pick("#34C759", "#30D158") }
  var keyboard: String { pick("#D1D3D9", "#2B2B2B") }
  var key: String { pick("#FFFFFF", "#6B6B6B") }
  var functionKey: String { pick("#ABB0BA", "#474747") }
  var dimming: String { "#000000" }
  var dimmingOpacity: CGFloat { isDark ? 0.48 : 0.3 }
  var image: String { pick("#DDE3EA", "#2C2F33") }
  var imageShape: String { pick("#B4BFCC", "#4C535C") }
}
