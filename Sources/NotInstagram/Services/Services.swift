/// The services of the app.
struct Services {
  let login: any LoginService
  let feed: any FeedService

  /// Creates the services that the launch environment asks for: `NotInstagram.Service` may be `up` or `down`.
  init(environment: [String: String]) {
    let isDown = environment["NotInstagram.Service"] == "down"
    login = InMemoryLoginService(isDown: isDown)
    feed = InMemoryFeedService(isDown: isDown)
  }
}
