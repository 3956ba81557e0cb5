import NotInstagram
import Screens

@testable import Driving

/// A walk through the example app: log in, scroll the feed, open a post, comment, change the settings, dark mode, log out.
enum ExampleWalk {
  @MainActor static let appUnderTest = AppUnderTest(NotInstagramApp.self)
  @MainActor static let app = DriveLoop.KnownApp(name: "NotInstagramApp", module: "NotInstagram", app: appUnderTest)

  static let commands: [[String]] = [
    ["type", "UsernameField", "My username"], ["type", "PasswordField", "Password1"], ["tap", "Log in"], ["wait-for", "Posts"], ["expect", "not", "UsernameField"],
    ["scroll-to", "Post 15"], ["tap", "Post 15"], ["tap", "LikeButton"], ["expect", "LikesLabel", "value", "56 likes"], ["toggle", "Saved"],
    ["tap", "CommentsButton"], ["type", "CommentField", "I told you"], ["tap", "Send"], ["expect", "My username: I told you"], ["back"],
    ["expect", "CommentsButton", "label", "1 comment"], ["back"], ["tap", "Profile"], ["tap", "Settings"], ["toggle", "Show likes"],
    ["adjust", "DaysStepper", "8"], ["adjust", "TextSizeSlider", "20"], ["tap", "Dark"], ["appearance", "dark"], ["pass", "25m"],
    ["rotate", "landscape-left"], ["rotate", "portrait"], ["back"], ["tap", "Log out"], ["tap", "Log out"], ["wait-for", "Welcome to Not Instagram"],
  ]
}
