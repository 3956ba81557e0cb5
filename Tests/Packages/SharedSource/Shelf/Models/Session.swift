import Combine
import Foundation

/// The logged-in user and the login form.
final class Session: ObservableObject {
    @Published var email = ""
    @Published var password = ""
    @Published private(set) var isFormValid = false
    @Published private(set) var isLoggingIn = false
    @Published private(set) var token: String?
    @Published var errorMessage: String?

    private let service: any AuthServing
    private let defaults: UserDefaults
    private var cancellables = Set<AnyCancellable>()

    init(service: any AuthServing, defaults: UserDefaults = .standard) {
        self.service = service
        self.defaults = defaults
        token = defaults.string(forKey: Keys.token)

        Publishers.CombineLatest($email, $password)
            .map { email, password in email.contains("@") && password.count >= 6 }
            .removeDuplicates()
            .assign(to: &$isFormValid)

        $token
            .dropFirst()
            .sink { [defaults] token in defaults.set(token, forKey: Keys.token) }
            .store(in: &cancellables)
    }

    var isLoggedIn: Bool { token != nil }

    func logIn() {
        guard isFormValid, !isLoggingIn else { return }
        isLoggingIn = true
        errorMessage = nil
        service.logIn(Credentials(email: email, password: password))
            .receive(on: DispatchQueue.main)
            .sink(
                receiveCompletion: { [weak self] completion in
                    self?.isLoggingIn = false
                    if case .failure(let error) = completion {
                        Log.session.error("Login failed: \(error)")
                        self?.errorMessage = error.errorDescription
                    }
                },
                receiveValue: { [weak self] token in
                    self?.password = ""
                    self?.token = token.token
                }
            )
            .store(in: &cancellables)
    }

    func logOut() {
        token = nil
        email = ""
    }

    private enum Keys {
        static let token = "session.token"
    }
}
