/// A group of users with a permission.
enum Audience: String, CaseIterable {
  case everybody = "Everybody"
  case friends = "Friends"
  case nobody = "Nobody"
}
