import Foundation

/// The data of a page, as its script reads it.
struct PageData {
  private let chunks: [(id: String, value: Any)]

  init(_ page: String) throws {
    var chunks: [(id: String, value: Any)] = []
    for part in page.components(separatedBy: "<script type=\"application/json\" id=\"").dropFirst() {
      let pieces = part.components(separatedBy: "\">")
      let json = pieces.dropFirst().joined(separator: "\">").components(separatedBy: "</script>")[0]
      chunks.append((pieces[0], try JSONSerialization.jsonObject(with: Data(json.utf8))))
    }
    self.chunks = chunks
  }

  private func list(_ name: String) -> [Any] {
    let numbered = chunks.compactMap { chunk in chunk.id.hasPrefix(name + "-") ? Int(chunk.id.dropFirst(name.count + 1)).map { ($0, chunk.value) } : nil }
    return numbered.sorted { $0.0 < $1.0 }.flatMap { $0.1 as? [Any] ?? [] }
  }

  private var index: [String: Any] { chunks.first { $0.id == "index" }?.value as? [String: Any] ?? [:] }

  var environments: [[String: Any]] { index["environments"] as? [[String: Any]] ?? [] }
  var devices: [String] { index["devices"] as? [String] ?? [] }
  var sourceLinks: [String: String]? { index["sourceLinks"] as? [String: String] }
  var sentences: [String] { chunks.first { $0.id == "sentences" }?.value as? [String] ?? [] }
  var entries: [[String: Any]] { (index["features"] as? [[String: Any]] ?? []).flatMap { $0["entries"] as? [[String: Any]] ?? [] } }
  var tests: [[String: Any]] { list("tests").compactMap { $0 as? [String: Any] } }
  var screens: [[Any]] { list("screens").compactMap { $0 as? [Any] } }
  var lines: [String] { list("lines").compactMap { $0 as? String } }
  var elements: [[Any]] { list("elements").compactMap { $0 as? [Any] } }

  /// Returns the items in the last attempt of a test.
  func items(ofTest number: Int) -> [[String: Any]] {
    let attempts = tests[number]["attempts"] as? [[String: Any]]
    return attempts?.last?["items"] as? [[String: Any]] ?? []
  }

  /// Returns the drawing of a screen, assembled from its lines.
  func svg(ofScreen number: Int) -> String {
    let numbers = screens[number][2] as? [Int] ?? []
    return numbers.map { lines[$0] }.joined(separator: "\n")
  }
}
