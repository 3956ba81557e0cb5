import HeadlessXCUI
import ScenarioKit
import Screens

extension DrivenApp {
  /// Returns the interactions that an action would perform now, without performing them.
  func interactions(of action: DrivenAction) -> [DryRun.Interaction] {
    // A stub isn't an interaction, so a dry run would really add it.
    guard action.command != "stub", let command = ActionCommand.all[action.command] else { return [] }
    return DryRun.interactions { command.perform(action, self) } ?? []
  }

  /// Performs an action, and returns the messages of its failures.
  func perform(_ action: DrivenAction) -> [String] {
    guard let command = ActionCommand.all[action.command] else { return ["“\(action.command)” isn’t a command."] }
    return failures(of: action.words) {
      command.perform(action, self)
      // The app may still react to the action. What it does now belongs to the action.
      _ = HeadlessDriver.synchronize(for: .act("\(action.words)"))
    }
  }
}
