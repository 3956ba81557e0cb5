import Foundation
import HeadlessXCUI
import ScenarioKit
import ScreenModel
import Screens

extension ActionCommand {
  /// The commands that change the settings of the device.
  static let settings: [String: ActionCommand] = [
    "appearance": choice("appearance", "dark|light", ["dark", "light"], "set the appearance to") { value, app in
      app.hand.appearance(is: value == "dark" ? .dark : .light)
    },
    "text-size": choice("text-size", "SIZE", DrivenSettings.textSizes.map(\.name), "set the text size to") { value, app in
      if let size = DrivenSettings.textSizes.first(where: { $0.name == value }) { app.hand.textSize(is: size.size) }
    },
    "device": choice("device", "MODEL", DrivenSettings.models.map(\.name), "set the screen to that of") { value, app in
      if let model = DrivenSettings.models.first(where: { $0.name == value }) { app.hand.device(is: model.model) }
    },
    "language": ActionCommand(
      usage: "LOCALE",
      read: { words, _ throws(CommandProblem) in
        let identifier = try words.next("a locale such as de or de_DE")
        guard Locale.availableIdentifiers.contains(identifier.replacingOccurrences(of: "-", with: "_")) else {
          throw CommandProblem(usage: "language requires a locale such as de or de_DE, and “\(identifier)” isn't one.")
        }
        var action = DrivenAction("language")
        (action.values, action.words) = ([identifier], "set the language to \(identifier)")
        return action
      },
      perform: { action, app in app.hand.locale(is: action.value(0)) }),
    "date": ActionCommand(
      usage: "DATE",
      read: { words, app throws(CommandProblem) in
        let text = ([try words.next("a date")] + [words.next()].compactMap(\.self)).joined(separator: " ")
        guard app.date(text) != nil else { throw CommandProblem(usage: "date requires a date such as “2026-12-24” or “2026-12-24 18:00”, and “\(text)” isn't one.") }
        var action = DrivenAction("date")
        (action.values, action.words) = ([text], "set the date to \(text)")
        return action
      },
      perform: { action, app in app.hand.date(is: action.value(0)) }),
    "permissions": ActionCommand(
      usage: "SUBJECT granted|grantedAlways|denied|notDetermined",
      read: { words, _ throws(CommandProblem) in
        let (subject, answer) = (try words.next("a subject"), try words.next("an answer"))
        let (subjects, answers) = (DrivenSettings.permissions.map(\.rawValue), DrivenSettings.answers.map(\.name))
        guard subjects.contains(subject) else {
          throw CommandProblem(usage: "permissions has no subject “\(subject)”.\(NearestWord.hint(subject, subjects)) The subjects are: \(subjects.joined(separator: ", ")).")
        }
        guard answers.contains(answer) else {
          throw CommandProblem(usage: "permissions has no answer “\(answer)”.\(NearestWord.hint(answer, answers)) The answers are: \(answers.joined(separator: ", ")).")
        }
        var action = DrivenAction("permissions")
        (action.values, action.words) = ([subject, answer], "set the permission for \(subject) to \(answer)")
        return action
      },
      perform: { action, app in
        guard let subject = DrivenSettings.permissions.first(where: { $0.rawValue == action.value(0) }),
          let answer = DrivenSettings.answers.first(where: { $0.name == action.value(1) })
        else { return }
        app.hand.permission(for: subject, is: answer.answer)
      }),
  ]
}

/// The settings with their names in commands, which are the names in code.
enum DrivenSettings {
  /// The text sizes, from the smallest to the largest.
  static let textSizes: [(name: String, size: UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge), ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]

  /// The models of devices.
  static let models: [(name: String, model: DeviceModel)] = [
    ("standard", .standard), ("iPhoneSEFirstGeneration", .iPhoneSEFirstGeneration), ("iPhoneSE", .iPhoneSE), ("iPhone13Mini", .iPhone13Mini), ("iPhone14", .iPhone14),
    ("iPhone16", .iPhone16), ("iPhone16Pro", .iPhone16Pro), ("iPhone16Plus", .iPhone16Plus), ("iPhone16ProMax", .iPhone16ProMax),
  ]

  /// The permissions that an app can ask for.
  static let permissions: [DevicePermission] = [.camera, .faceID, .location, .microphone, .notifications]

  /// The answers to a permission.
  static let answers: [(name: String, answer: DevicePermission.Answer)] = [
    ("granted", .granted), ("grantedAlways", .grantedAlways), ("denied", .denied), ("notDetermined", .notDetermined),
  ]
}
