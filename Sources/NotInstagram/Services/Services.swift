/// The services of the app.
struct Services {
  let login: any LoginService
  let feed: any FeedService

  /// Creates the services for a launch environment: `NotInstagram.Service` is `up` or `down`.
  init(environment: [String: String]) {
    let isDown = environment["NotInstagram.Service"] == "down"
    login = InMemoryLoginService(isDown: isDown)
    feed = InMemoryFeedService(isDown: isDown)
  }
}
