public import Foundation

/// What accessibility asks of apps, and what apps tell accessibility.
///
/// Reduce Motion is the device's. All other settings are as phones are delivered: no assistive technology runs.
/// [Apple: UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct)
public struct UIAccessibility {
  /// Whether VoiceOver runs: never.
  public static var isVoiceOverRunning: Bool { false }

  /// Whether Switch Control runs: never.
  public static var isSwitchControlRunning: Bool { false }

  /// Whether AssistiveTouch runs: never.
  public static var isAssistiveTouchRunning: Bool { false }

  /// Whether Guided Access is on: never.
  public static var isGuidedAccessEnabled: Bool { false }

  /// Whether the app should move less.
  public static var isReduceMotionEnabled: Bool { CurrentUIDevice.value { $0.reducesMotion } ?? false }

  /// Whether the app should cross-fade instead of sliding, which takes Reduce Motion too: never.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// Whether the app should show less that is transparent: never.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// Whether texts should be bold: never.
  public static var isBoldTextEnabled: Bool { false }

  /// Whether colors should be darker: never.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// Whether colors are inverted: never.
  public static var isInvertColorsEnabled: Bool { false }

  /// Whether colors are shown as grays: never.
  public static var isGrayscaleEnabled: Bool { false }

  /// Whether buttons should have a shape: never.
  public static var buttonShapesEnabled: Bool { false }

  /// Whether switches should have labels: never.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// Whether the app should tell things apart by more than their color: never.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// Whether the device speaks the whole screen on demand: never.
  public static var isSpeakScreenEnabled: Bool { false }

  /// Whether the device speaks selected text on demand: never.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// Whether sound is the same at both ears: never.
  public static var isMonoAudioEnabled: Bool { false }

  /// Whether films should have captions: never.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// Whether shaking the device undoes: always.
  public static var isShakeToUndoEnabled: Bool { true }

  /// Whether films should play by themselves: always.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Tells accessibility of a change, or lets it say a text; nobody is told here, because VoiceOver doesn't run.
  ///
  /// It changes no element.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// A change that accessibility is told of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the change.
    public let rawValue: UInt32

    /// Creates a change from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen appeared.
    public static let screenChanged: Notification = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged: Notification = Notification(rawValue: 1001)
    /// A text is to be said.
    public static let announcement: Notification = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled: Notification = Notification(rawValue: 1009)
  }

  /// Posted when VoiceOver starts or ends: never here.
  public static let voiceOverStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Reduce Motion changes: never here; read `\.accessibilityReduceMotion`.
  public static let reduceMotionStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when Bold Text changes: never here.
  public static let boldTextStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted when a text was said: never here.
  public static let announcementDidFinishNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
