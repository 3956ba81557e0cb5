import Foundation
import HeadlessUI
import UIKit

extension Device: UIDeviceSystem {
  package var heldOrientationNumber: Int { orientation.rawValue }

  // Use a constant, so the identifier is the same in every test and on every machine.
  package var vendorIdentifier: UUID { UUID(uuidString: "7B2A0E6C-3F1D-4C58-9A44-0E5D1C0F2B11") ?? UUID() }

  package var pasteboardItems: [[String: Any]] {
    get { services.pasteboardItems }
    set {
      services.pasteboardItems = newValue
      services.pasteboardChangeCount += 1
    }
  }

  package var pasteboardChangeCount: Int { services.pasteboardChangeCount }

  package func completePasteboard(_ items: [[String: Any]]) { services.pasteboardItems = items }

  package var uiValues: UIDeviceValues { services.uiValues }

  package var windowInsets: UIEdgeInsets {
    let safeArea = ViewHost.safeArea(of: screen)
    return UIEdgeInsets(
      top: safeArea.minY - screen.minY, left: safeArea.minX - screen.minX, bottom: screen.maxY - safeArea.maxY, right: screen.maxX - safeArea.maxX)
  }

  package var isAppInFront: Bool { appEnvironment.isCurrentAppInFront }

  package var isDark: Bool { settings.isDark }

  package var reducesMotion: Bool { settings.reduceMotion }

  package var contentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(appEnvironment.launchOptions?.dynamicTypeSize ?? settings.dynamicTypeSize)
  }

  package var applicationDelegate: AnyObject? {
    get { appEnvironment.currentApp.flatMap { services.applicationDelegates[$0]?.object } }
    set { if let app = appEnvironment.currentApp { services.applicationDelegates[app] = WeakDelegate(object: newValue) } }
  }

  package func endEditing(isForced: Bool) -> Bool {
    frontHost?.dismissKeyboard(isForced: isForced)
    return frontHost?.focusedInput == nil
  }

  package func openFromApp(_ url: URL) -> Bool { openURL(url) }

  package func canOpenFromApp(_ url: URL) -> Bool { canOpen(url) }

  /// The text on the device's pasteboard, if any.
  package var pasteboardString: String? {
    get { UIPasteboard.text(in: pasteboardItems) }
    set { pasteboardItems = newValue.map { UIPasteboard.items(ofText: $0) } ?? [] }
  }
}

/// Connects `UIDevice.current`, `UIPasteboard.general`, localized strings and images to the current device.
///
/// The function is called when the process starts, because unit tests without a device also use the app's images and colors.
@_cdecl("headlessdevice_process_started")
func processStarted() {
  CurrentUIDevice.setProvider { Device.current }
  NamedImages.setProvider { CurrentImages.find($0, in: $1) }
  NamedColors.setProvider { CurrentImages.findColor($0, in: $1) }
  NamedData.setProvider { CurrentImages.data($0, in: $1) }
  CurrentStrings.setProvider { (SchedulerAppEnvironment.current ?? Device.current?.appEnvironment)?.strings }
}
