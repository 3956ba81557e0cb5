extension EnvironmentValues {
  /// Whether the app should convey information without relying on color alone.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether the app should use opaque backgrounds.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colors are inverted.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons should have visible shapes.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether flashing lights should be dimmed.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated images play.
  ///
  /// On the simulated device, the value is always `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether VoiceOver is on.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control is on.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether the Large Content Viewer is on.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether Assistive Access is on.
  ///
  /// On the simulated device, the value is always `false`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// The contrast of the color scheme.
  ///
  /// On the simulated device, the value is always `.standard`.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// The weight that makes text more legible, or `nil` for no preference.
  @Entry public var legibilityWeight: LegibilityWeight? = .regular
}

/// The contrast between the foreground and background colors of a color scheme.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The standard contrast.
  case standard
  /// An increased contrast.
  case increased
}

/// The weight of text that makes it more legible.
public enum LegibilityWeight: Hashable, Sendable {
  /// The regular weight.
  case regular
  /// A bold weight.
  case bold
}
