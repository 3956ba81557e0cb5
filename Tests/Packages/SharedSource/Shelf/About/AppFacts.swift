import Foundation

/// Information about the app.
final class AppFacts: ObservableObject {
    static let wasRead = Notification.Name("AppFacts.wasRead")

    @Published private(set) var timesRead = 0
    @Published var note = ""

    init() {
        NotificationCenter.default.addObserver(self, selector: #selector(read), name: Self.wasRead, object: nil)
    }

    var platform: String {
        #if os(iOS)
            "iPhone"
        #elseif os(macOS)
            "Mac"
        #else
            "Unknown"
        #endif
    }

    var isSimulator: Bool {
        #if targetEnvironment(simulator)
            true
        #else
            false
        #endif
    }

    @objc private func read() {
        timesRead += 1
    }
}
