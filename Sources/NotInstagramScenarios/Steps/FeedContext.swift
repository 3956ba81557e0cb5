import Screens

/// Steps about the feed and its posts.
protocol FeedContext: InteractionContext, NavigationContext {}

extension FeedContext {
  /// Opens a post that is on the screen.
  func open(post number: Int) {
    tap(feedScreen.post(number))
    see(postScreen)
  }

  /// Scrolls until the post is visible.
  ///
  /// One scroll moves the feed by a sixth of the screen, about two posts.
  func scrollDown(toPost number: Int) {
    scroll(feedScreen, .downwards, until: feedScreen.post(number), is: .visible, maxTries: 100)
  }

  func swipeLeft(on cell: Cell) { cell.swipeLeft() }

  func canType(into field: TextField) {
    state(of: field, is: .hasKeyboardFocus)
    see(keyboard)
  }

  func readTheComments(ofPost number: Int) {
    open(post: number)
    tap(postScreen.commentsButton)
    see(commentsScreen)
  }
}
