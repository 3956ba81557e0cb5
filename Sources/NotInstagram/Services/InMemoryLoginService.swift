/// A login service without a server.
///
/// It answers after a delay, like a real service.
struct InMemoryLoginService: LoginService {
  var isDown = false

  private let passwords = ["My username": "Password1", "kane": "Sunset2024"]

  func logIn(username: String, password: String) async throws(LoginError) {
    try? await Task.sleep(for: .seconds(0.8))
    if isDown { throw .serviceDown }
    guard passwords[username] == password else { throw .wrongPassword }
  }
}
