import Foundation

/// The configuration of the app's launch, from the launch arguments and the launch environment.
struct AppConfiguration {
    var baseURL: URL
    var urlSession: URLSession
    var resetsDefaults = false

    static var current: AppConfiguration {
        let process = ProcessInfo.processInfo
        var configuration = AppConfiguration(baseURL: URL(string: "https://api.shelf.example/v1")!, urlSession: .shared)
        #if DEBUG
            configuration.resetsDefaults = process.arguments.contains("--reset-defaults")
            if let scenario = process.environment["STUB_SCENARIO"] {
                StubURLProtocol.responses = StubResponses.named(scenario)
                let sessionConfiguration = URLSessionConfiguration.ephemeral
                sessionConfiguration.protocolClasses = [StubURLProtocol.self]
                configuration.urlSession = URLSession(configuration: sessionConfiguration)
            }
        #endif
        return configuration
    }
}
