import Foundation
import HeadlessXCUI

/// Steps about the device's time: letting time pass, and setting the date, calendar, locale and time zone.
@preconcurrency @MainActor
public protocol TimeContext: VisibilityContext {}

extension TimeContext {
  /// Lets time pass: `When(time: passes(.minutes(25)))`.
  ///
  /// The timers, sleeps and animations that become due in this time run in order.
  public func passes(_ duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("passes", ["": duration], at: fileID, line)
    TimeLapse.advance(by: duration, fileID: fileID, filePath: filePath, line: line)
  }

  /// Sets the date and time of the device: `Given(the: date(is: date))`.
  ///
  /// The clock continues from that date.
  ///
  /// Setting the date doesn't let time pass: pending work keeps its delay.
  public func date(is date: Date, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("date", ["is": date], at: fileID, line)
    CallSite.with(fileID, filePath, line) { set(.date(date), "set the date") }
  }

  /// Sets the date and time of the device from a string in the device's time zone.
  ///
  /// For example, `Given(the: date(is: "2026-12-24 18:00"))`.
  ///
  /// The string can contain seconds. Without a time, the time is midnight.
  public func date(is date: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("date", ["is": date], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      guard let timeZone = HeadlessDriver.timeZone, let value = DateText.date(date, in: timeZone) else {
        return fail("set the date to \(date.quoted)", "date", date, allowed: "a date such as “2026-12-24” or “2026-12-24 18:00”")
      }
      set(.date(value), "set the date to \(date.quoted)")
    }
  }

  /// Sets the calendar of the device: `Given(the: calendar(is: .buddhist))`.
  ///
  /// An app reads the calendar from its environment.
  public func calendar(is identifier: Calendar.Identifier, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("calendar", ["is": identifier], at: fileID, line)
    CallSite.with(fileID, filePath, line) { set(.calendar(identifier), "set the calendar to \(identifier)") }
  }

  /// Sets the locale of the device: `Given(the: locale(is: "de_DE"))`.
  ///
  /// An app reads the locale from its environment. An app that was launched with `-AppleLocale` or `-AppleLanguages` keeps that locale.
  public func locale(is identifier: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("locale", ["is": identifier], at: fileID, line)
    CallSite.with(fileID, filePath, line) { set(.locale(Locale(identifier: identifier)), "set the locale to \(identifier.quoted)") }
  }

  /// Sets the time zone of the device: `Given(the: timeZone(is: "Europe/Berlin"))`.
  ///
  /// An app reads the time zone from its environment. An app that was launched with `TZ` in its launch environment keeps that time zone.
  public func timeZone(is identifier: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) {
    StepArguments.note("timeZone", ["is": identifier], at: fileID, line)
    CallSite.with(fileID, filePath, line) {
      guard let timeZone = TimeZone(identifier: identifier) ?? TimeZone(abbreviation: identifier) else {
        return fail("set the time zone to \(identifier.quoted)", "time zone", identifier, allowed: "the name of a time zone such as “Europe/Berlin”")
      }
      set(.timeZone(timeZone), "set the time zone to \(identifier.quoted)")
    }
  }

  private func set(_ setting: HeadlessDriver.Setting, _ words: String) { changeDevice("set", words) { HeadlessDriver.set(setting, as: $0) } }

  private func fail(_ attempt: String, _ name: String, _ value: String, allowed: String) {
    guard HeadlessDriver.hasDevice(for: .act("\(attempt)")) else { return }
    HeadlessDriver.failForInput(.act("\(attempt)"), .unusableNumber(name: name, value: value.quoted, allowed: allowed))
  }
}
