import os

enum Log {
    private static let subsystem = "com.example.shelf"

    static let app = Logger(subsystem: subsystem, category: "app")
    static let network = Logger(subsystem: subsystem, category: "network")
    static let session = Logger(subsystem: subsystem, category: "session")
}
