package import Foundation

/// The device features that this module's classes use, for the device that runs the current code.
@MainActor
package protocol UIDeviceSystem: AnyObject, Sendable {
  /// The raw value of the device's orientation in `UIDeviceOrientation`.
  var heldOrientationNumber: Int { get }
  /// The identifier of the device for a vendor's apps.
  var vendorIdentifier: UUID { get }
  /// The items on the pasteboard.
  var pasteboardItems: [[String: Any]] { get set }
  /// The number of times that items were copied to the pasteboard.
  var pasteboardChangeCount: Int { get }
  /// Replaces the latest pasteboard items with the same items and their data, after it was loaded.
  func completePasteboard(_ items: [[String: Any]])
  /// The values that apps have set for the device.
  var uiValues: UIDeviceValues { get }
  /// The bounds of the screen in its current orientation, in points.
  var screen: CGRect { get }
  /// The insets of a window for the system's bars.
  var windowInsets: UIEdgeInsets { get }
  /// Whether the current app is frontmost.
  var isAppInFront: Bool { get }
  /// Whether the frontmost app is laid out from right to left.
  var isRightToLeft: Bool { get }
  /// Whether the device is in dark mode.
  var isDark: Bool { get }
  /// Whether Reduce Motion is on.
  var reducesMotion: Bool { get }
  /// The text size of the frontmost app.
  var contentSizeCategory: UIContentSizeCategory { get }
  /// The delegate of the app that is launching or frontmost.
  ///
  /// The object that created the delegate retains it.
  var applicationDelegate: AnyObject? { get set }
  /// Ends editing in the focused field and dismisses the keyboard.
  ///
  /// - Parameter isForced: Whether to end editing without asking the field's delegate.
  /// - Returns: Whether no field has keyboard focus now.
  func endEditing(isForced: Bool) -> Bool
  /// Opens a URL from an app, and returns whether an app opens it.
  func openFromApp(_ url: URL) -> Bool
  /// Returns whether an app can open a URL.
  func canOpenFromApp(_ url: URL) -> Bool
}

/// The device that runs the current code.
package enum CurrentUIDevice {
  private static let provider = FirstFunction<@Sendable () -> (any UIDeviceSystem)?>()

  /// The device, or `nil` if the code doesn't run on a device.
  package static var system: (any UIDeviceSystem)? { provider.function?() }

  /// Sets the function that finds the device.
  ///
  /// Only the first call has an effect.
  package static func setProvider(_ find: @escaping @Sendable () -> (any UIDeviceSystem)?) {
    provider.set(find)
  }
}
