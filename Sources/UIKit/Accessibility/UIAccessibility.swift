public import Foundation

/// The accessibility settings of the device, and the notifications that apps post.
///
/// Reduce Motion is a setting of the simulated device. All other settings have a phone's defaults, and no assistive technology is running.
/// [Apple: UIAccessibility](https://developer.apple.com/documentation/uikit/uiaccessibility-swift.struct)
public struct UIAccessibility {
  /// A Boolean value that indicates whether VoiceOver is running.
  ///
  /// Always `false` on the simulated device.
  public static var isVoiceOverRunning: Bool { false }

  /// A Boolean value that indicates whether Switch Control is running.
  ///
  /// Always `false` on the simulated device.
  public static var isSwitchControlRunning: Bool { false }

  /// A Boolean value that indicates whether AssistiveTouch is running.
  ///
  /// Always `false` on the simulated device.
  public static var isAssistiveTouchRunning: Bool { false }

  /// A Boolean value that indicates whether Guided Access is on.
  ///
  /// Always `false` on the simulated device.
  public static var isGuidedAccessEnabled: Bool { false }

  /// A Boolean value that indicates whether Reduce Motion is on.
  public static var isReduceMotionEnabled: Bool { CurrentUIDevice.value { $0.reducesMotion } ?? false }

  /// A Boolean value that indicates whether apps should cross-fade instead of sliding.
  ///
  /// This setting requires Reduce Motion. Always `false` on the simulated device.
  public static var prefersCrossFadeTransitions: Bool { false }

  /// A Boolean value that indicates whether Reduce Transparency is on.
  ///
  /// Always `false` on the simulated device.
  public static var isReduceTransparencyEnabled: Bool { false }

  /// A Boolean value that indicates whether Bold Text is on.
  ///
  /// Always `false` on the simulated device.
  public static var isBoldTextEnabled: Bool { false }

  /// A Boolean value that indicates whether darker system colors are on.
  ///
  /// Always `false` on the simulated device.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  /// A Boolean value that indicates whether colors are inverted.
  ///
  /// Always `false` on the simulated device.
  public static var isInvertColorsEnabled: Bool { false }

  /// A Boolean value that indicates whether the screen is in grayscale.
  ///
  /// Always `false` on the simulated device.
  public static var isGrayscaleEnabled: Bool { false }

  /// A Boolean value that indicates whether Button Shapes is on.
  ///
  /// Always `false` on the simulated device.
  public static var buttonShapesEnabled: Bool { false }

  /// A Boolean value that indicates whether switches show on and off labels.
  ///
  /// Always `false` on the simulated device.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }

  /// A Boolean value that indicates whether apps should convey information without color alone.
  ///
  /// Always `false` on the simulated device.
  public static var shouldDifferentiateWithoutColor: Bool { false }

  /// A Boolean value that indicates whether Speak Screen is on.
  ///
  /// Always `false` on the simulated device.
  public static var isSpeakScreenEnabled: Bool { false }

  /// A Boolean value that indicates whether Speak Selection is on.
  ///
  /// Always `false` on the simulated device.
  public static var isSpeakSelectionEnabled: Bool { false }

  /// A Boolean value that indicates whether Mono Audio is on.
  ///
  /// Always `false` on the simulated device.
  public static var isMonoAudioEnabled: Bool { false }

  /// A Boolean value that indicates whether closed captions are on.
  ///
  /// Always `false` on the simulated device.
  public static var isClosedCaptioningEnabled: Bool { false }

  /// A Boolean value that indicates whether Shake to Undo is on.
  ///
  /// Always `true` on the simulated device.
  public static var isShakeToUndoEnabled: Bool { true }

  /// A Boolean value that indicates whether videos play automatically.
  ///
  /// Always `true` on the simulated device.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// Posts a notification to assistive technologies.
  ///
  /// Does nothing, because VoiceOver never runs on the simulated device.
  @preconcurrency @MainActor
  public static func post(notification: Notification, argument: Any?) {}

  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the notification.
    public let rawValue: UInt32

    /// Creates a notification from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A notification that a new screen appeared.
    public static let screenChanged: Notification = Notification(rawValue: 1000)
    /// A notification that a part of the screen changed.
    public static let layoutChanged: Notification = Notification(rawValue: 1001)
    /// A notification with a string for VoiceOver to speak.
    public static let announcement: Notification = Notification(rawValue: 1008)
    /// A notification that the content scrolled by a page.
    public static let pageScrolled: Notification = Notification(rawValue: 1009)
  }

  /// Posted when VoiceOver starts or stops.
  ///
  /// Never posted on the simulated device.
  public static let voiceOverStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when Reduce Motion changes.
  ///
  /// Never posted on the simulated device. Read `\.accessibilityReduceMotion` instead.
  public static let reduceMotionStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted when Bold Text changes.
  ///
  /// Never posted on the simulated device.
  public static let boldTextStatusDidChangeNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after an announcement was spoken.
  ///
  /// Never posted on the simulated device.
  public static let announcementDidFinishNotification: NSNotification.Name = NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
