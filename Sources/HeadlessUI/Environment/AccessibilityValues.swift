extension EnvironmentValues {
  /// Whether information must not depend on color alone.
  ///
  /// `false` on the simulated device.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether transparent content should be reduced.
  ///
  /// `false` on the simulated device.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colors are inverted.
  ///
  /// `false` on the simulated device.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have visible shapes.
  ///
  /// `false` on the simulated device.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights should be dimmed.
  ///
  /// `false` on the simulated device.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play.
  ///
  /// `true` on the simulated device.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether VoiceOver is on.
  ///
  /// `false` on the simulated device.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on.
  ///
  /// `false` on the simulated device.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the Large Content Viewer is on.
  ///
  /// `false` on the simulated device.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether Assistive Access is on.
  ///
  /// `false` on the simulated device.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// The contrast of the color scheme.
  ///
  /// `.standard` on the simulated device.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The weight of text for better legibility, or `nil` for no preference.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
}

/// The contrast between the foreground and background colors of a color scheme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The weight of text for better legibility.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight, and a bold weight.
  case regular, bold
}
