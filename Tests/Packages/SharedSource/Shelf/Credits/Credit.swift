import Foundation

struct Credit: Codable, Identifiable {
    var name: String
    var role: String
    var joined: Date

    var id: String { name }

    static let all = Bundle.main.decode([Credit].self, from: "credits.json")

    static var names: String { ListFormatter.localizedString(byJoining: all.map(\.name)) }

    func membership(at date: Date) -> String {
        RelativeDateTimeFormatter().localizedString(for: joined, relativeTo: date)
    }
}
