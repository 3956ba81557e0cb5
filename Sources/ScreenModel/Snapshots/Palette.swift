import Foundation

/// The colors of a snapshot, which resemble iOS in light mode.
enum Palette {
  static let page: String = "#F2F2F7"
  static let surface: String = "#FFFFFF"
  static let bar: String = "#F9F9F9"
  static let separator: String = "#C6C6C8"
  static let text: String = "#000000"
  static let secondary: String = "#6C6C70"
  static let faint: String = "#A9A9AE"
  static let tint: String = "#007AFF"
  static let tintFill: String = "#E5F1FF"
  static let track: String = "#E3E3E8"
  static let on: String = "#34C759"
  static let keyboard: String = "#D1D3D9"
  static let functionKey: String = "#ABB0BA"
  static let dimming: String = "#000000"
  static let dimmingOpacity: CGFloat = 0.3
  static let image: String = "#DDE3EA"
  static let imageShape: String = "#B4BFCC"
}
