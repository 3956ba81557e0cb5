import CTestProcess
import Foundation
import HeadlessUI
import VirtualTime

/// A probe of the time zone, the locale, the calendar, and the strings that an app sees.
package enum LocaleProbe {
  /// Returns a problem for each value that isn't the device's.
  ///
  /// - Parameter isInApp: Whether the values are read in an app. Tests also read them outside of one, where each value differs from the device's.
  package static func problems(isInApp: Bool = true) -> [InterpositionProblem] {
    let words = InterpositionRow(stk_process_row_region_words)
    let size = MemoryLayout<(AnyObject, UInt)>.size
    // Read nothing if a value has another size, because the replaced functions would write beyond it.
    let hasTwoWords = [MemoryLayout<TimeZone>.size, MemoryLayout<Locale>.size, MemoryLayout<Calendar>.size].allSatisfy { $0 == size }
    words.note(works: hasTwoWords)
    if let problem = InterpositionProblem(words, in: words.state) { return [problem] }
    let app = ProbedApp()
    defer { app.end() }
    app.settings.value.timeZone = timeZone
    app.settings.value.locale = locale
    return app.run(isInApp: isInApp) { values.problems } + strings(in: app, isInApp: isInApp)
  }

  /// Returns whether the value of a row that isn't intercepted differs between the machine and a device.
  package static func differs(_ row: InterpositionRow, on device: Device) -> Bool {
    let settings = device.settingsStorage.value
    let (zone, locale, calendar) = VirtualScheduler.outsideOfSchedulers { (TimeZone.current, Locale.current, Calendar.current.identifier) }
    let hasSameZone = areAlike(zone, settings.timeZone)
    switch row.name {
    case "time_zone", "updated_time_zone", "default_time_zone", "new_calendar": return !hasSameZone
    case "locale", "updated_locale", "localized_string": return locale.identifier != settings.locale.identifier
    default: return !hasSameZone || locale.identifier != settings.locale.identifier || calendar != settings.calendar
    }
  }

  /// Returns whether two time zones have the same time now, and change it at the same moment.
  static func areAlike(_ a: TimeZone, _ b: TimeZone) -> Bool {
    a.secondsFromGMT() == b.secondsFromGMT() && a.nextDaylightSavingTimeTransition == b.nextDaylightSavingTimeTransition
  }

  // MARK: Time zone, locale, and calendar

  // Use an offset that no country has, because no machine is set to it, and because a named time zone would load the data of all time zones.
  private static let timeZone = TimeZone(secondsFromGMT: (13 * 60 + 47) * 60) ?? .gmt
  private static let locale = Locale(identifier: "sw_KE")

  private static let values: [ProbedValue] = [
    ProbedValue(stk_process_row_time_zone, "TimeZone.current in an app", is: timeZone.identifier) { TimeZone.current.identifier },
    ProbedValue(stk_process_row_updated_time_zone, "TimeZone.autoupdatingCurrent in an app", is: timeZone.identifier) { TimeZone.autoupdatingCurrent.identifier },
    ProbedValue(stk_process_row_default_time_zone, "NSTimeZone.default in an app", is: timeZone.identifier) { NSTimeZone.default.identifier },
    ProbedValue(stk_process_row_locale, "Locale.current in an app", is: locale.identifier) { Locale.current.identifier },
    ProbedValue(stk_process_row_updated_locale, "Locale.autoupdatingCurrent in an app", is: locale.identifier) { Locale.autoupdatingCurrent.identifier },
    ProbedValue(stk_process_row_calendar, "Calendar.current in an app", is: calendar) { text(of: .current) },
    ProbedValue(stk_process_row_updated_calendar, "Calendar.autoupdatingCurrent in an app", is: calendar) { text(of: .autoupdatingCurrent) },
    ProbedValue(stk_process_row_new_calendar, "the time zone of a new calendar in an app", is: timeZone.identifier) { Calendar(identifier: .gregorian).timeZone.identifier },
    ProbedValue(stk_process_row_new_formatter, "the time zone of a new date formatter in an app", is: timeZone.identifier) { DateFormatter().timeZone?.identifier },
    // The initializer of a subclass calls the other of Foundation's two functions.
    ProbedValue(stk_process_row_initialized_formatter, "the time zone of a new subclass of DateFormatter in an app", is: timeZone.identifier) {
      OwnFormatter().timeZone?.identifier
    },
  ]

  private static let calendar = "gregorian with sw_KE and \(timeZone.identifier)"

  private static func text(of calendar: Calendar) -> String {
    "\(calendar.identifier == .gregorian ? "gregorian" : "\(calendar.identifier)") with \(calendar.locale?.identifier ?? "no locale") and \(calendar.timeZone.identifier)"
  }

  private final class OwnFormatter: DateFormatter, @unchecked Sendable {}

  // MARK: Strings

  private static let greetings: KeyValuePairs = ["sw": "Habari", "cy": "Helo"]

  private static func strings(in app: ProbedApp, isInApp: Bool) -> [InterpositionProblem] {
    VirtualScheduler.outsideOfSchedulers {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ScreenTestKit-Probe-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        for (language, greeting) in greetings {
          let folder = folder.appendingPathComponent("\(language).lproj")
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          try Data("\"Hello\" = \"\(greeting)\";\n".utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        }
      } catch {
        // An unwritable folder is not a problem of the toolchain. An app's own writes fail with a message.
        return []
      }
      var problems: [InterpositionProblem] = []
      ResourceBundles.shared.withStrings(in: folder) { problems = strings(of: folder.path, in: app, isInApp: isInApp) }
      return problems
    }
  }

  private static func strings(of path: String, in app: ProbedApp, isInApp: Bool) -> [InterpositionProblem] {
    greetings.compactMap { language, greeting in
      app.settings.value.locale = Locale(identifier: language)
      let value = ProbedValue(stk_process_row_localized_string, "a bundle's string in an app in the language “\(language)”", is: greeting) {
        Bundle(path: path)?.localizedString(forKey: "Hello", value: nil, table: nil)
      }
      return app.run(isInApp: isInApp) { value.problem() }
    }
  }
}
