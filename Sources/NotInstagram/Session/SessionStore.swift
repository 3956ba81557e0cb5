/// Keeps who is logged in from one launch of the app to the next.
@MainActor
protocol SessionStore {
  var username: String? { get nonmutating set }
}
