/// The users who may do something.
enum Audience: String, CaseIterable {
  case everybody = "Everybody"
  case friends = "Friends"
  case nobody = "Nobody"
}
