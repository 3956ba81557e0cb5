package import Foundation

/// What the classes of this module ask of the device that the code under way runs on.
@MainActor
package protocol UIDeviceSystem: AnyObject, Sendable {
  /// How the device is held, as `UIDeviceOrientation` numbers it.
  var heldOrientationNumber: Int { get }
  /// What tells this device from others, as the apps of one vendor see it.
  var vendorIdentifier: UUID { get }
  /// What was last copied.
  var pasteboardItems: [[String: Any]] { get set }
  /// How many times something was copied.
  var pasteboardChangeCount: Int { get }
  /// Gives what was copied last its data, which were loaded later.
  func completePasteboard(_ items: [[String: Any]])
  /// What apps have set.
  var uiValues: UIDeviceValues { get }
  /// The screen as it is held, in points.
  var screen: CGRect { get }
  /// The edges of a window that the system's bars take.
  var windowInsets: UIEdgeInsets { get }
  /// Whether the app that asks is in front.
  var isAppInFront: Bool { get }
  /// Whether the app in front is laid out from right to left.
  var isRightToLeft: Bool { get }
  /// Whether the device shows light texts on a dark background.
  var isDark: Bool { get }
  /// Whether apps should move less.
  var reducesMotion: Bool { get }
  /// The size of text that the app in front has.
  var contentSizeCategory: UIContentSizeCategory { get }
  /// The delegate of the app that is being launched or in front, kept by whoever has created it.
  var applicationDelegate: AnyObject? { get set }
  /// Takes the keyboard from the field that has it.
  ///
  /// - Parameter isForced: Whether the field's delegate isn't asked.
  /// - Returns: Whether no field has the keyboard now.
  func endEditing(isForced: Bool) -> Bool
  /// Opens a URL for an app, and returns whether there is an app for it.
  func openFromApp(_ url: URL) -> Bool
  /// Whether there is an app for a URL.
  func canOpenFromApp(_ url: URL) -> Bool
}

/// The device that the code under way runs on.
package enum CurrentUIDevice {
  private static let provider = FirstFunction<@Sendable () -> (any UIDeviceSystem)?>()

  /// The device; `nil` outside of any.
  package static var system: (any UIDeviceSystem)? { provider.function?() }

  /// Names the function that finds the device; the first one counts.
  package static func setProvider(_ find: @escaping @Sendable () -> (any UIDeviceSystem)?) {
    provider.set(find)
  }
}
