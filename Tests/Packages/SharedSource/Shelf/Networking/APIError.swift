import Foundation

enum APIError: LocalizedError, Equatable {
    case offline
    case status(Int)
    case invalidResponse
    case other(String)

    init(_ error: Error) {
        switch error {
        case let error as APIError: self = error
        case let error as URLError where [.notConnectedToInternet, .networkConnectionLost].contains(error.code): self = .offline
        default: self = .other(error.localizedDescription)
        }
    }

    var errorDescription: String? {
        switch self {
        case .offline: "You are offline."
        case .status(401): "The e-mail address or the password is wrong."
        case .status(let code): "The server answered with \(code)."
        case .invalidResponse: "The server's answer makes no sense."
        case .other(let message): message
        }
    }
}
