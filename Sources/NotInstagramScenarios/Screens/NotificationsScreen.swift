import Screens

/// The screen for notification settings and the daily limit.
struct NotificationsScreen: ScrollableScreen {
  let trait = Table(id: "NotificationsForm")
  let reminderSwitch = Switch(id: "Remind me to take a picture")
  let limitSwitch = Switch(id: "Limit my time")
  let limitLabel = Label(id: "LimitLabel")
  let silenceSwitch = Switch(id: "Be quiet for a while")
  let reminderPicker = DatePicker(id: "ReminderPicker")
  let limitPicker = DatePicker(id: "LimitPicker")
  let silencePicker = DatePicker(id: "QuietPicker")

  var reminderHour: Wheel { reminderPicker.wheel(0) }
  var reminderMinute: Wheel { reminderPicker.wheel(1) }
  var reminderHalfOfTheDay: Wheel { reminderPicker.wheel(2) }
  var limitHours: Wheel { limitPicker.wheel(0) }
  var limitMinutes: Wheel { limitPicker.wheel(1) }
  var silenceDay: Wheel { silencePicker.wheel(0) }
  var silenceHour: Wheel { silencePicker.wheel(1) }
}

let notificationsScreen = NotificationsScreen()
