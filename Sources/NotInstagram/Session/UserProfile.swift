import Foundation

/// What a user tells others about themselves.
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
  /// The first day of 1990 by default.
  var birthday = Date(timeIntervalSince1970: 631_152_000)

  /// The reason why the profile cannot be saved, if there is one.
  var problem: String? {
    if !email.isEmpty, !email.contains("@") { return "The e-mail address needs an @." }
    if bio.count > 80 { return "The text about you is \(bio.count - 80) characters too long." }
    return nil
  }
}
