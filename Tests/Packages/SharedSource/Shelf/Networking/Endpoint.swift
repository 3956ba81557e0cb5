import Foundation

struct Endpoint {
    enum Method: String {
        case get = "GET"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    var method = Method.get
    var path: String
    var query: [URLQueryItem] = []
    var body: Data?

    static let books = Endpoint(path: "books")

    static func search(_ query: String) -> Endpoint {
        Endpoint(path: "search", query: [URLQueryItem(name: "q", value: query)])
    }

    static func logIn(_ credentials: Credentials) -> Endpoint {
        Endpoint(method: .post, path: "login", body: try? JSONEncoder().encode(credentials))
    }

    static func save(_ book: Book) -> Endpoint {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return Endpoint(method: .put, path: "books/\(book.id)", body: try? encoder.encode(book))
    }

    static func delete(_ book: Book) -> Endpoint {
        Endpoint(method: .delete, path: "books/\(book.id)")
    }
}
