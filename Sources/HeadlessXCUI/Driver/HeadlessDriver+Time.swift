import Foundation
internal import HeadlessDevice
internal import HeadlessUI
import UIKit
package import VirtualTime

// The device's clock, as a test moves it.
extension HeadlessDriver {
  /// What a test does with the clock.
  package enum TimeLapseAction: Sendable {
    /// Moves it by a duration.
    case advance(by: Duration)
    /// Moves it until nothing is pending.
    case advanceUntilIdle
    /// Drops what is pending.
    case reset
    /// Runs what is due now.
    case settle
  }

  /// Does something with the clock; fails the test where there is no device, and where the app does not come to rest.
  package static func perform(_ action: TimeLapseAction, as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt) else { return }
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

  /// Begins or ends a scope in which animations take no time.
  package static func disableAnimations(_ areDisabled: Bool) { Device.current?.disableAnimations(areDisabled) }

  /// What is pending on the device; nothing without one.
  package static var pending: [PendingWork] { Device.inUse?.scheduler.pending ?? [] }

  /// The date and time on the device; `nil` without one.
  package static var date: Date? { Device.current?.date }

  /// What a test sets on the device.
  package enum Setting: Sendable {
    /// The date and time.
    case date(Date)
    /// The calendar that dates are shown in.
    case calendar(Calendar.Identifier)
    /// The locale.
    case locale(Locale)
    /// The time zone.
    case timeZone(TimeZone)
    /// Whether apps and the system should move less.
    case reduceMotion(Bool)
    /// Whether light texts are shown on a dark background.
    case isDark(Bool)
    /// The size of text.
    case textSize(UIContentSizeCategory)
    /// The layout direction of apps in any language.
    case layoutDirection(UIUserInterfaceLayoutDirection)
    /// The size of the screen, in points.
    case screenSize(CGSize)
  }

  /// Sets something on the device; fails the test where there is no device, and where an app never comes to rest.
  package static func set(_ setting: Setting, as attempt: InteractionFailure.Attempt) {
    guard let device = ElementInteraction.device(for: attempt) else { return }
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

  /// Whether a name of UIKit is a size of text.
  package static func isTextSize(_ size: UIContentSizeCategory) -> Bool { DynamicTypeSize(size) != nil }

  /// The time zone of the device; `nil` without one.
  package static var timeZone: TimeZone? { Device.current?.settings.timeZone }
}
