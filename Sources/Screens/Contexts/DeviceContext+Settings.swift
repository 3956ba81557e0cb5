import Foundation
import HeadlessXCUI

// Steps about settings that a person can change on the device, before an app is launched or while it's running.
extension DeviceContext {
  /// Sets the screen size of the device to a phone model's: `Given(the: device(is: .iPhoneSE))`.
  ///
  /// Running apps update their layout.
  ///
  /// The default is the standard phone with 390 × 844 points. The test fails if the width or height isn't between 1 and 10,000 points.
  public func device(is model: DeviceModel, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("device", ["is": model], at: fileID, line)
    let words = "set the screen of the device to \(Self.number(model.width)) × \(Self.number(model.height)) points"
    CallSite.with(fileID, filePath, line) {
      guard [model.width, model.height].allSatisfy({ $0.isFinite && (1...10_000).contains($0) }) else {
        return refuse(words, "size", "\(Self.number(model.width)) × \(Self.number(model.height))", allowed: "a width and a height between 1 and 10,000 points")
      }
      set(.screenSize(CGSize(width: model.width, height: model.height)), words)
    }
  }

  /// Sets the text size of the device: `Given(the: textSize(is: .accessibilityLarge))`.
  ///
  /// Text in running apps changes its size.
  ///
  /// An app that was launched with `-UIPreferredContentSizeCategoryName` keeps that size. The test fails if the name isn't a valid size.
  public func textSize(is size: UIContentSizeCategory, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("textSize", ["is": size], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      guard HeadlessDriver.isTextSize(size) else {
        return refuse("set the text size to \(size.rawValue.quoted)", "size", size.rawValue.quoted, allowed: "a UIKit size such as “UICTContentSizeCategoryXXL”")
      }
      set(.textSize(size), "set the text size to \(size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "").quoted)")
    }
  }

  /// Sets the appearance of the device, light or dark: `Given(the: appearance(is: .dark))`.
  ///
  /// Apps read the appearance as their color scheme.
  ///
  /// An app that was launched with `-AppleInterfaceStyle` keeps that appearance.
  public func appearance(is appearance: XCUIDevice.Appearance, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("appearance", ["is": appearance], at: fileID, line)
    CallSite.with(fileID, filePath, line) { set(.isDark(appearance == .dark), "set the appearance of the device to \(appearance == .dark ? "dark" : "light")") }
  }

  /// Sets the layout direction of the device: `Given(the: layoutDirection(is: .rightToLeft))`.
  ///
  /// Running apps update their layout. By default, an app has the direction of its language. An app that was launched with `-NSForceRightToLeftWritingDirection` keeps that direction.
  public func layoutDirection(is direction: UIUserInterfaceLayoutDirection, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("layoutDirection", ["is": direction], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      set(.layoutDirection(direction), "set the layout direction to \(direction == .rightToLeft ? "right to left" : "left to right")")
    }
  }

  private func set(_ setting: HeadlessDriver.Setting, _ words: String) { changeDevice("set", words) { HeadlessDriver.set(setting, as: $0) } }

  private func refuse(_ attempt: String, _ name: String, _ value: String, allowed: String) {
    guard HeadlessDriver.hasDevice(for: .act("\(attempt)")) else { return }
    HeadlessDriver.failForInput(.act("\(attempt)"), .unusableNumber(name: name, value: value, allowed: allowed))
  }

  private static func number(_ value: Double) -> String { value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)" }
}
