/// The services that one launch of the app talks to.
struct Services {
  let login: any LoginService
  let feed: any FeedService

  /// Takes the services that the launch environment asks for: `NotInstagram.Service` may be `up` or `down`.
  init(environment: [String: String]) {
    let isDown = environment["NotInstagram.Service"] == "down"
    login = PretendLoginService(isDown: isDown)
    feed = PretendFeedService(isDown: isDown)
  }
}
