import HeadlessUI

/// When the app may speak up, and how long it may be used.
struct NotificationsView: View {
  @State private var plan = NotificationPlan()

  var body: some View {
    Form {
      Section("Reminders") {
        Toggle("Remind me to take a picture", isOn: $plan.reminds)
        if plan.reminds {
          DatePicker("Every day at", selection: $plan.reminderTime, displayedComponents: .hourAndMinute).accessibilityIdentifier("ReminderPicker")
        }
      }
      Section("Time in the app") {
        Toggle("Limit my time", isOn: $plan.hasLimit)
        Text(plan.limitText).accessibilityIdentifier("LimitLabel")
        if plan.hasLimit { DatePicker("A day", countDownDuration: $plan.limit).accessibilityIdentifier("LimitPicker") }
      }
      Section("Silence") {
        Toggle("Be quiet for a while", isOn: $plan.isQuiet)
        if plan.isQuiet { DatePicker("Until", selection: $plan.quietUntil).accessibilityIdentifier("QuietPicker") }
      }
    }
    .accessibilityIdentifier("NotificationsForm")
    .navigationTitle("Notifications")
  }
}
