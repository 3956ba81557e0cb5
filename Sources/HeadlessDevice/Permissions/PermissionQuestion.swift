/// The alert that requests a permission, with the same wording as on iOS.
struct PermissionQuestion {
  /// An answer, with the title of its button, whether it grants permission, and whether only until the app ends.
  struct Answer {
    let title: String
    let isAllowed: Bool
    var isOnce = false
  }

  let title: String
  let answers: [Answer]
  /// The text below the title if the app doesn't give a reason.
  var message = ""

  init(_ permission: Permission, app: String) {
    switch permission {
    case .faceID:
      title = "Do you want to allow “\(app)” to use Face ID?"
      answers = [Answer(title: "Don’t Allow", isAllowed: false), Answer(title: "OK", isAllowed: true)]
    case .camera:
      title = "“\(app)” Would Like to Access the Camera"
      answers = Self.usual
    case .microphone:
      title = "“\(app)” Would Like to Access the Microphone"
      answers = Self.usual
    case .notifications:
      title = "“\(app)” Would Like to Send You Notifications"
      answers = Self.usual
      message = "Notifications may include alerts, sounds, and icon badges. These can be configured in Settings."
    case .location:
      title = "Allow “\(app)” to use your location?"
      answers = [
        Answer(title: "Allow Once", isAllowed: true, isOnce: true), Answer(title: "Allow While Using App", isAllowed: true), Answer(title: "Don’t Allow", isAllowed: false),
      ]
    case .locationAlways:
      title = "Allow “\(app)” to also use your location even when you are not using the app?"
      answers = [Answer(title: "Keep Only While Using", isAllowed: false), Answer(title: "Change to Always Allow", isAllowed: true)]
    }
  }

  private static let usual = [Answer(title: "Don’t Allow", isAllowed: false), Answer(title: "Allow", isAllowed: true)]
}
