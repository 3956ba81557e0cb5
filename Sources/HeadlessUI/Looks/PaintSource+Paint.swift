import ScreenModel

extension PaintSource {
  /// Returns the paint in an environment, and with the look of the views around.
  func paint(_ style: LookStyle, _ environment: EnvironmentValues) -> Paint {
    func color(_ color: Color) -> Paint { Paint(color.resolve(in: environment)) }
    let isDark = environment.colorScheme == .dark
    switch self {
    case .color(let source): return color(source)
    case .level(let level):
      if level < style.foreground.count { return style.foreground[level] }
      if let base = style.foreground.first { return base.opacity([1, 0.5, 0.25, 0.18, 0.1][min(level, 4)]) }
      if level == 0 { return color(.primary) }
      return (isDark ? Paint(red: 235 / 255, green: 235 / 255, blue: 245 / 255) : Paint(red: 60 / 255, green: 60 / 255, blue: 67 / 255))
        .opacity([1, 0.6, 0.3, 0.18, 0.1][min(level, 4)])
    case .tint, .link: return style.tint ?? color(.accentColor)
    case .background: return Paint(isDark ? 0x000000 : 0xFFFFFF)
    case .groupedBackground: return Paint(isDark ? 0x000000 : 0xF2F2F7)
    case .separator: return Paint(isDark ? 0x38383A : 0xC6C6C8)
    case .placeholder: return Self.level(2).paint(LookStyle(), environment)
    case .fill: return Paint(red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: isDark ? 0.36 : 0.2)
    case .material(let strength): return Paint(isDark ? 0x252525 : 0xF6F6F6, opacity: strength)
    case .faded(let source, let opacity): return source.paint(style, environment).opacity(opacity)
    }
  }
}

extension Paint {
  init(_ color: Color.Resolved) { self.init(red: color.red, green: color.green, blue: color.blue, opacity: Double(color.opacity)) }
}
