import Foundation

/// What a person says of themselves.
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
  /// The first day of 1990 until the person has said otherwise.
  var birthday = Date(timeIntervalSince1970: 631_152_000)

  /// What is wrong with it, if anything.
  var problem: String? {
    if !email.isEmpty, !email.contains("@") { return "The e-mail address needs an @." }
    if bio.count > 80 { return "The text about you is \(bio.count - 80) characters too long." }
    return nil
  }
}
