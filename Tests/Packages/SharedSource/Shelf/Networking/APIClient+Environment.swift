import SwiftUI

private struct APIClientKey: EnvironmentKey {
    static let defaultValue = APIClient(baseURL: URL(string: "https://api.shelf.example/v1")!)
}

extension EnvironmentValues {
    var apiClient: APIClient {
        get { self[APIClientKey.self] }
        set { self[APIClientKey.self] = newValue }
    }
}
