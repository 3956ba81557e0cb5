import Foundation

/// What the app knows of itself.
final class AppFacts: ObservableObject {
    @Published private(set) var timesRead = 0

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

    @objc func read() {
        timesRead += 1
    }
}
