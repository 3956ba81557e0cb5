import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import UIKit
package import VirtualTime

extension HeadlessDriver {
  /// An action on the virtual clock.
  package enum TimeLapseAction: Sendable {
    /// Advances the clock by a duration.
    case advance(by: Duration)
    /// Advances the clock until nothing is pending.
    case advanceUntilIdle
    /// Discards all pending work.
    case reset
    /// Runs the work that is due now.
    case settle
  }

  /// Performs an action on the virtual clock.
  ///
  /// Fails the test if there's no device or the app never settles.
  package static func perform(_ action: TimeLapseAction, as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt) else { return }
    let result: RunResult
    switch action {
    case .advance(let duration): result = device.advance(by: duration)
    case .advanceUntilIdle: result = device.advanceUntilIdle()
    case .reset:
      device.resetTime()
      result = .settled
    case .settle: result = device.settle()
    }
    guard case .neverSettles(let cause) = result, !InteractionFailure.isStopped else { return }
    InteractionFailure(attempt: attempt, reason: .neverSettles(cause: cause)).report()
  }

  /// Begins or ends a scope that disables animations.
  package static func disableAnimations(_ areDisabled: Bool) { Device.current?.disableAnimations(areDisabled) }

  /// The work that is pending on the device.
  ///
  /// Empty if there's no device.
  package static var pending: [PendingWork] { Device.inUse?.scheduler.pending ?? [] }

  /// The current date and time on the device, or `nil` if there's no device.
  package static var date: Date? { Device.current?.date }

  /// A setting of the device.
  package enum Setting: Sendable {
    /// The date and time.
    case date(Date)
    /// The calendar.
    case calendar(Calendar.Identifier)
    /// The locale.
    case locale(Locale)
    /// The time zone.
    case timeZone(TimeZone)
    /// Whether apps and the system reduce motion.
    case reduceMotion(Bool)
    /// Whether the device is in dark mode.
    case isDark(Bool)
    /// The text size.
    case textSize(UIContentSizeCategory)
    /// The layout direction of apps, regardless of language.
    case layoutDirection(UIUserInterfaceLayoutDirection)
    /// The size of the screen, in points.
    case screenSize(CGSize)

    /// Whether apps get the setting from functions that are intercepted.
    ///
    /// A test that changes it expects the app to see the change, even if no function is intercepted that would notice the app's use.
    var isOfLocale: Bool {
      switch self {
      case .calendar, .locale, .timeZone: true
      case .date, .reduceMotion, .isDark, .textSize, .layoutDirection, .screenSize: false
      }
    }
  }

  /// Changes a setting of the device.
  ///
  /// Fails the test if there's no device or an app never settles.
  package static func set(_ setting: Setting, as attempt: InteractionFailure.Attempt) {
    guard let device = InteractionPreflight.device(for: attempt) else { return }
    if setting.isOfLocale { device.scheduler.noteUse(of: .locale) }
    switch setting {
    case .date(let date): device.date = date
    case .calendar(let identifier): device.settings.calendar = identifier
    case .locale(let locale): device.settings.locale = locale
    case .timeZone(let timeZone): device.settings.timeZone = timeZone
    case .reduceMotion(let isOn): device.settings.reduceMotion = isOn
    case .isDark(let isDark): device.settings.isDark = isDark
    case .textSize(let size): device.settings.dynamicTypeSize = DynamicTypeSize(size) ?? .large
    case .layoutDirection(let direction): device.settings.layoutDirection = LayoutDirection(direction)
    case .screenSize(let size): device.screenSize = size
    }
    XCUIDevice.shared.settle(after: attempt)
  }

  /// Returns whether a UIKit content size category corresponds to a dynamic type size.
  package static func isTextSize(_ size: UIContentSizeCategory) -> Bool { DynamicTypeSize(size) != nil }

  /// The time zone of the device, or `nil` if there's no device.
  package static var timeZone: TimeZone? { Device.current?.settings.timeZone }
}
