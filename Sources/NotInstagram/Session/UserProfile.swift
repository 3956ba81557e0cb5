import Foundation

/// The public information about a user.
struct UserProfile: Equatable {
  var name = ""
  var bio = ""
  var email = ""
  var website = ""
  var phone = ""
  var handle = ""
  var address = ""
  var luckyNumber = ""
  var height = ""
  /// The user's birthday.
  ///
  /// The default is January 1, 1990.
  var birthday = Date(timeIntervalSince1970: 631_152_000)

  /// The reason why the profile can't be saved, or `nil` if it can.
  var problem: String? {
    if !email.isEmpty, !email.contains("@") { return "The e-mail address needs an @." }
    if bio.count > 80 { return "The text about you is \(bio.count - 80) characters too long." }
    return nil
  }
}
