import Combine
import Foundation

struct Credentials: Codable, Equatable {
    var email: String
    var password: String
}

struct Token: Codable {
    var token: String
}

protocol AuthServing {
    func logIn(_ credentials: Credentials) -> AnyPublisher<Token, APIError>
}

struct AuthService: AuthServing {
    let client: APIClient

    func logIn(_ credentials: Credentials) -> AnyPublisher<Token, APIError> {
        client.publisher(for: .logIn(credentials), as: Token.self)
    }
}

struct PreviewAuthService: AuthServing {
    func logIn(_ credentials: Credentials) -> AnyPublisher<Token, APIError> {
        Just(Token(token: "preview"))
            .delay(for: .seconds(1), scheduler: RunLoop.main)
            .setFailureType(to: APIError.self)
            .eraseToAnyPublisher()
    }
}
