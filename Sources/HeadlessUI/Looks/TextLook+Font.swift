import ScreenModel

extension TextLook {
  /// Creates the look of text in a font.
  init(_ font: Font, _ style: LookStyle, _ environment: EnvironmentValues) {
    let weight = style.weight ?? font.ownWeight ?? (font.style == .headline ? 600 : 400)
    let alignment: Alignment =
      switch environment.multilineTextAlignment {
      case .leading: environment.isRightToLeft ? .trailing : .leading
      case .center: .center
      case .trailing: environment.isRightToLeft ? .leading : .trailing
      }
    self.init(
      size: font.size, weight: weight, design: font.design?.look ?? style.design ?? .standard, isItalic: style.isItalic || font.isItalic, isUnderlined: style.isUnderlined,
      isStruckThrough: style.isStruckThrough, alignment: alignment, paint: environment.isEnabled ? style.foreground.first : nil)
  }
}

extension Font.Weight {
  /// The weight as a number, from 100 to 900.
  var number: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }
}

extension Font.Design {
  var look: TextLook.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
