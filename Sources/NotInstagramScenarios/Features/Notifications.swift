import ScenarioKit
import Screens

/// The notification settings and the daily limit.
struct Notifications: NotInstagramFeature {
  let name = "Notifications"
  let launchesLoggedIn = true

  nonisolated var scenarios: [NotInstagramScenario] {
    test("test_reminders") {
      Scenario("Turning on a daily reminder") {
        Given(I: amPlanningMyNotifications)
        And(I: doNotSee(notificationsScreen.reminderPicker))
        When(I: adjust(notificationsScreen.reminderSwitch, to: .on))
        Then(the: value(of: notificationsScreen.reminderHour, is: "9 o’clock"))
        And(the: value(of: notificationsScreen.reminderMinute, is: "41 minutes"))
        And(the: value(of: notificationsScreen.reminderHalfOfTheDay, is: "AM"))
      }
      Scenario("Changing the time of the reminder") {
        When(I: adjust(notificationsScreen.reminderHour, to: "7"))
        And(I: adjust(notificationsScreen.reminderMinute, to: "30"))
        And(I: adjust(notificationsScreen.reminderHalfOfTheDay, to: "PM"))
        Then(the: value(of: notificationsScreen.reminderHour, is: "7 o’clock"))
        And(the: value(of: notificationsScreen.reminderMinute, is: "30 minutes"))
        And(the: value(of: notificationsScreen.reminderHalfOfTheDay, is: "PM"))
      }
    }

    test("test_theLimit") {
      Scenario("Limiting my time in the app") {
        Given(I: amPlanningMyNotifications)
        And(the: value(of: notificationsScreen.limitLabel, is: "As long as you like"))
        When(I: adjust(notificationsScreen.limitSwitch, to: .on))
        Then(the: value(of: notificationsScreen.limitLabel, is: "At most 30 minutes a day"))
        And(the: value(of: notificationsScreen.limitHours, is: "0 hours"))
      }
      Scenario("Raising the limit") {
        When(I: adjust(notificationsScreen.limitHours, to: "1 hour"))
        And(I: adjust(notificationsScreen.limitMinutes, to: "1 min"))
        Then(the: value(of: notificationsScreen.limitLabel, is: "At most 1 hour 1 minute a day"))
      }
    }

    test("test_silence") {
      Scenario("Muting notifications until the day after tomorrow") {
        Given(I: amPlanningMyNotifications)
        And(I: scroll(notificationsScreen, .downwards, until: notificationsScreen.silenceSwitch, is: .hittable))
        When(I: adjust(notificationsScreen.silenceSwitch, to: .on))
        And(I: scroll(notificationsScreen, .downwards, until: notificationsScreen.silencePicker, is: .hittable))
        Then(the: value(of: notificationsScreen.silenceDay, is: "Today"))
        When(I: adjust(notificationsScreen.silenceDay, to: "Jun 3"))
        And(I: adjust(notificationsScreen.silenceHour, to: "10"))
        Then(the: value(of: notificationsScreen.silenceDay, is: "Wed, Jun 3"))
        And(the: value(of: notificationsScreen.silenceHour, is: "10 o’clock"))
      }
    }
  }

  private func amPlanningMyNotifications() {
    amInTheSettings()
    scroll(settingsScreen, .downwards, until: settingsScreen.notificationsButton, is: .hittable)
    tap(settingsScreen.notificationsButton)
    see(notificationsScreen)
  }
}
