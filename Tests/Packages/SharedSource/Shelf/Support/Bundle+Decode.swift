import Foundation

extension Bundle {
    /// Decodes a file from the app's bundle.
    func decode<Value: Decodable>(_ type: Value.Type, from file: String) -> Value {
        guard let url = url(forResource: file, withExtension: nil) else { fatalError("\(file) is not in the bundle.") }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        do {
            return try decoder.decode(type, from: Data(contentsOf: url))
        } catch {
            fatalError("\(file) can't be decoded: \(error)")
        }
    }

    var version: String {
        let version = object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "?"
        return "\(version) (\(infoDictionary?["CFBundleVersion"] as? String ?? "?"))"
    }
}
