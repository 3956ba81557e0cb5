import Foundation
import FoundationExtras

/// Formatters in the style of ordinary apps.
struct FormatterUses {
  static let durations: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = .positional
    formatter.zeroFormattingBehavior = [.pad]
    return formatter
  }()

  private let relative: RelativeDateTimeFormatter = {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.dateTimeStyle = .named
    return formatter
  }()

  var date: Date
  var names: [String]
  var person: PersonNameComponents
  var distance: Measurement<UnitLength>
  var temperature: Measurement<UnitTemperature>

  var age: String { relative.localizedString(for: date, relativeTo: .now) }
  var remaining: String { Self.durations.string(from: date.timeIntervalSinceNow) ?? "–" }
  var description: String { DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .full) ?? "" }
  var list: String { ListFormatter.localizedString(byJoining: names) }
  var formattedList: String { names.formatted(.list(type: .and)) }
  var name: String { person.formatted(.name(style: .long)) }
  var walked: String { distance.formatted() }
  var run: String { distance.formatted(.measurement(width: .abbreviated, usage: .road, numberFormatStyle: .number.precision(.fractionLength(1)))) }
  var height: String { distance.formatted(.measurement(width: .narrow, usage: .personHeight)) }
  var weather: String { temperature.formatted(.measurement(width: .narrow, usage: .weather, hidesScaleName: true)) }
  var energy: String { Measurement(value: 250, unit: UnitEnergy.kilocalories).formatted(.measurement(width: .wide, usage: .food)) }

  var weight: String {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .short
    formatter.unitOptions = [.providedUnit]
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter.string(from: Measurement(value: 70, unit: UnitMass.kilograms))
  }
}
