/// A login service that is no further away than this file, and takes its time as a real one does.
struct PretendLoginService: LoginService {
  var isDown = false

  private let passwords = ["My username": "Password1", "kane": "Sunset2024"]

  func logIn(username: String, password: String) async throws(LoginFailure) {
    try? await Task.sleep(for: .seconds(0.8))
    if isDown { throw .serviceDown }
    guard passwords[username] == password else { throw .wrongPassword }
  }
}
