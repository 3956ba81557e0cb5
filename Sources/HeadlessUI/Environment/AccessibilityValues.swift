extension EnvironmentValues {
  /// Whether things should differ by more than their color; never on a simulated device.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the app should have less that is transparent; never on a simulated device.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colors are inverted; never on a simulated device.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have visible shapes; never on a simulated device.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights should be dimmed; never on a simulated device.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play: always on a simulated device.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether VoiceOver is on; never on a simulated device.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on; never on a simulated device.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the large content viewer is on; never on a simulated device.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether Assistive Access is on; never on a simulated device.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// The contrast of the color scheme: the usual one.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether texts should be bold; `nil` where it does not matter.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
}

/// A contrast of a color scheme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}

/// A weight that makes texts easier to read.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual weight, and bold.
  case regular, bold
}
