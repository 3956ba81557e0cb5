import Foundation

struct Book: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var author: String
    var pages: Int
    var currentPage = 0
    var status = ReadingStatus.toRead
    var rating: Int?
    var notes = ""
    var addedAt = Date()

    var progress: Double {
        guard pages > 0 else { return 0 }
        return min(1, Double(currentPage) / Double(pages))
    }

    var isFinished: Bool { status == .finished }
}

enum ReadingStatus: String, Codable, CaseIterable, Identifiable {
    case toRead, reading, finished

    var id: Self { self }

    var title: String {
        switch self {
        case .toRead: return String(localized: "To read")
        case .reading: return String(localized: "Reading")
        case .finished: return String(localized: "Finished")
        }
    }

    var symbol: String {
        switch self {
        case .toRead: "bookmark"
        case .reading: "book"
        case .finished: "checkmark.circle"
        }
    }
}

extension Book {
    static let samples = [
        Book(
            id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, title: "Middlemarch", author: "George Eliot", pages: 880,
            currentPage: 220, status: .reading, addedAt: Date(timeIntervalSince1970: 1_700_000_000)),
        Book(
            id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, title: "Kindred", author: "Octavia E. Butler", pages: 287,
            addedAt: Date(timeIntervalSince1970: 1_710_000_000)),
        Book(
            id: UUID(uuidString: "00000000-0000-0000-0000-000000000003")!, title: "The Trial", author: "Franz Kafka", pages: 160,
            currentPage: 160, status: .finished, rating: 4, addedAt: Date(timeIntervalSince1970: 1_690_000_000)),
    ]
}
