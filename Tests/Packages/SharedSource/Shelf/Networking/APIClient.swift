import Combine
import Foundation

/// Sends requests and decodes the responses.
struct APIClient {
    let baseURL: URL
    var session: URLSession = .shared
    var token: String?

    func send<Response: Decodable>(_ endpoint: Endpoint, as type: Response.Type = Response.self) async throws -> Response {
        try Self.decoder.decode(type, from: try await data(for: endpoint))
    }

    func send(_ endpoint: Endpoint) async throws {
        _ = try await data(for: endpoint)
    }

    func publisher<Response: Decodable>(for endpoint: Endpoint, as type: Response.Type) -> AnyPublisher<Response, APIError> {
        session.dataTaskPublisher(for: request(for: endpoint))
            .tryMap { output in
                try Self.validate(output.response)
                return output.data
            }
            .decode(type: type, decoder: Self.decoder)
            .mapError(APIError.init)
            .eraseToAnyPublisher()
    }

    private func data(for endpoint: Endpoint) async throws -> Data {
        do {
            let (data, response) = try await session.data(for: request(for: endpoint))
            try Self.validate(response)
            return data
        } catch let error as URLError where error.code == .cancelled {
            throw CancellationError()
        } catch {
            throw APIError(error)
        }
    }

    private func request(for endpoint: Endpoint) -> URLRequest {
        var components = URLComponents(url: baseURL.appendingPathComponent(endpoint.path), resolvingAgainstBaseURL: false)!
        components.queryItems = endpoint.query.isEmpty ? nil : endpoint.query
        var request = URLRequest(url: components.url!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 20)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        if let token {
            request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
        }
        Log.network.debug("\(endpoint.method.rawValue, privacy: .public) \(endpoint.path)")
        return request
    }

    private static func validate(_ response: URLResponse) throws {
        guard let response = response as? HTTPURLResponse else { throw APIError.invalidResponse }
        guard 200..<300 ~= response.statusCode else { throw APIError.status(response.statusCode) }
    }

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()
}
