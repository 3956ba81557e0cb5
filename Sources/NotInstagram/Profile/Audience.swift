/// A group of users who have a permission, such as commenting.
enum Audience: String, CaseIterable {
  case everybody = "Everybody"
  case friends = "Friends"
  case nobody = "Nobody"
}
