import Screens

/// Steps about writing a post.
protocol WritingContext: InteractionContext, NavigationContext {}

extension WritingContext {
  func beginAPost() {
    tap(feedScreen.newPostButton)
    see(newPostScreen)
  }

  func write(_ caption: String) {
    tap(newPostScreen.captionEditor)
    type(caption, into: newPostScreen.captionEditor)
  }

  func choose(picture number: Int) {
    tap(newPostScreen.pictureButton)
    scroll(pictureChooserScreen, .downwards, until: pictureChooserScreen.picture(number), is: .visible, maxTries: 30)
    tap(pictureChooserScreen.picture(number))
  }

  func choose(location name: String) {
    scroll(newPostScreen, .downwards, until: newPostScreen.locationButton, is: .hittable)
    tap(newPostScreen.locationButton)
    tap(locationChooserScreen.place(name))
  }
}
