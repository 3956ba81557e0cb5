#if DEBUG
    import Foundation

    /// The responses for each scenario that a UI test can request.
    enum StubResponses {
        static func named(_ scenario: String) -> (URLRequest) -> StubURLProtocol.Response {
            var failures = scenario == "flaky" ? 1 : 0
            return { request in
                switch (request.httpMethod ?? "GET", request.url?.lastPathComponent ?? "") {
                case ("POST", "login"):
                    return login(request)
                case ("GET", "books"):
                    if scenario == "offline" { return .init(error: URLError(.notConnectedToInternet)) }
                    if failures > 0 {
                        failures -= 1
                        return .init(status: 500)
                    }
                    return .init(body: scenario == "empty" ? Data("[]".utf8) : encoded(Book.samples))
                case ("GET", "search"):
                    return search(request)
                case ("PUT", _), ("POST", "books"):
                    return .init(status: 201, body: request.bodyData ?? Data())
                case ("DELETE", _):
                    return .init(status: 204)
                default:
                    return .init(status: 404)
                }
            }
        }

        private static func login(_ request: URLRequest) -> StubURLProtocol.Response {
            let credentials = try? JSONDecoder().decode(Credentials.self, from: request.bodyData ?? Data())
            guard credentials?.password == "secret1" else { return .init(status: 401, delay: 1) }
            return .init(body: encoded(Token(token: "token-of-\(credentials?.email ?? "")")), delay: 1)
        }

        private static func search(_ request: URLRequest) -> StubURLProtocol.Response {
            let components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: false) }
            let query = components?.queryItems?.first { $0.name == "q" }?.value ?? ""
            return .init(body: encoded(Book.samples.filter { $0.title.localizedCaseInsensitiveContains(query) }), delay: 0.5)
        }

        private static func encoded<Value: Encodable>(_ value: Value) -> Data {
            let encoder = JSONEncoder()
            encoder.dateEncodingStrategy = .iso8601
            return try! encoder.encode(value)
        }
    }

    extension URLRequest {
        /// The body, which a session passes to its protocols as a stream.
        fileprivate var bodyData: Data? {
            if let httpBody { return httpBody }
            guard let stream = httpBodyStream else { return nil }
            stream.open()
            defer { stream.close() }
            var data = Data()
            var buffer = [UInt8](repeating: 0, count: 1024)
            while stream.hasBytesAvailable {
                let count = stream.read(&buffer, maxLength: buffer.count)
                guard count > 0 else { break }
                data.append(contentsOf: buffer.prefix(count))
            }
            return data
        }
    }
#endif
