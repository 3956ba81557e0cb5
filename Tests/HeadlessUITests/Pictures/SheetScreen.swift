import Foundation
import ScreenModel

@testable import HeadlessDevice
@testable import HeadlessUI

/// The device settings of a screen on the contact sheet.
struct SheetDevice {
  /// The size of the screen in portrait orientation, in points.
  var size: CGSize
  /// Whether the device is in dark mode.
  var isDark: Bool = false
  /// Whether the device is on its side.
  var isLandscape: Bool = false
  /// Whether the device's region is Egypt and its layout is right-to-left.
  var isArabic: Bool = false
  /// The device's text size.
  var textSize: DynamicTypeSize = .large

  /// An iPhone SE.
  static let small: SheetDevice = SheetDevice(size: CGSize(width: 375, height: 667))
  /// An iPhone with rounded corners.
  static let phone: SheetDevice = SheetDevice(size: CGSize(width: 390, height: 844))
  /// An iPad.
  static let pad: SheetDevice = SheetDevice(size: CGSize(width: 820, height: 1_180))

  /// The device in dark mode.
  var dark: SheetDevice { with { $0.isDark = true } }

  /// The device on its side.
  var landscape: SheetDevice { with { $0.isLandscape = true } }

  /// The device with an Arabic region and a right-to-left layout.
  var arabic: SheetDevice { with { $0.isArabic = true } }

  /// Returns the device with a text size.
  func text(_ size: DynamicTypeSize) -> SheetDevice { with { $0.textSize = size } }

  private func with(_ change: (inout SheetDevice) -> Void) -> SheetDevice {
    var device = self
    change(&device)
    return device
  }

  /// Sets up a device whose app isn't running.
  @MainActor
  func set(on device: Device) {
    device.settings.isDark = isDark
    device.settings.dynamicTypeSize = textSize
    if isArabic {
      device.settings.locale = Locale(identifier: "ar_EG")
      device.settings.layoutDirection = .rightToLeft
    }
    device.screenSize = size
    device.orientation = isLandscape ? .landscapeLeft : .portrait
  }
}

/// A screen on the contact sheet: a view on a device, and what a person does before the picture.
@MainActor
struct SheetScreen {
  /// The name of the picture's file, without its extension.
  let name: String
  /// The device that shows the view.
  let device: SheetDevice
  private let show: (DeviceTestCase) -> Void
  private let prepare: (DeviceTestCase) -> Void

  /// Creates a screen.
  ///
  /// - Parameter prepare: The taps and other input before the picture.
  init<Content: View>(
    _ name: String, _ device: SheetDevice = .phone, prepare: @escaping @MainActor (DeviceTestCase) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.device = device
    self.prepare = prepare
    show = { $0.show(view) }
  }

  /// Shows the screen on a new device of a test, and returns its picture.
  func picture(in test: DeviceTestCase) -> String {
    show(test)
    guard let shown = test.device else { return "" }
    // Change the settings before the launch, because an app may read them only once.
    shown.terminate(shown.bundleIdentifierOfAppUnderTest)
    device.set(on: shown)
    shown.launch(shown.bundleIdentifierOfAppUnderTest)
    prepare(test)
    return shown.tree.svgSnapshot(size: shown.screen.size)
  }

  /// All screens, in the order of the sheet.
  static var all: [SheetScreen] { forms + lists + rowInput + controls + pickers + texts + presentations + navigation + drawings }
}
