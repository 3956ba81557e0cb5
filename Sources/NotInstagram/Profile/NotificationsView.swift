import SwiftUI

/// The settings for notifications and for the time spent in the app.
struct NotificationsView: View {
  @State private var settings = NotificationSettings()

  var body: some View {
    Form {
      Section("Reminders") {
        Toggle("Remind me to take a picture", isOn: $settings.reminds)
        if settings.reminds {
          DatePicker("Every day at", selection: $settings.reminderTime, displayedComponents: .hourAndMinute).datePickerStyle(.wheel)
            .accessibilityIdentifier("ReminderPicker")
        }
      }
      Section("Time in the app") {
        Toggle("Limit my time", isOn: $settings.hasLimit)
        Text(settings.limitText).accessibilityIdentifier("LimitLabel")
        if settings.hasLimit { DatePicker("A day", countDownDuration: $settings.limit).accessibilityIdentifier("LimitPicker") }
      }
      Section("Silence") {
        Toggle("Be quiet for a while", isOn: $settings.isQuiet)
        if settings.isQuiet { DatePicker("Until", selection: $settings.quietUntil).datePickerStyle(.wheel).accessibilityIdentifier("QuietPicker") }
      }
    }
    .accessibilityIdentifier("NotificationsForm")
    .navigationTitle("Notifications")
  }
}
