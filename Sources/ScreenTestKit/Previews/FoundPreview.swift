import Foundation
import HeadlessDevice
import HeadlessUI

/// A preview of the process: a type that conforms to `PreviewProvider`, or one that `#Preview` has declared.
@MainActor
struct FoundPreview {
  /// What its picture is called.
  let name: String
  /// Creates its views.
  let content: @MainActor @Sendable () -> AnyView

  /// The previews of the process, by name; a name that several have is followed by a number.
  static var all: [FoundPreview] {
    let providers = ConformingTypes.of((any PreviewProvider).self).compactMap { $0 as? any PreviewProvider.Type }.map { provider($0) }
    let declared = ConformingTypes.of((any PreviewRegistry).self).compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }.compactMap { declaration($0) }
    return numbered(providers + declared)
  }

  private static func provider<Provider: PreviewProvider>(_ type: Provider.Type) -> FoundPreview {
    FoundPreview(name: String(describing: type)) { AnyView(type.previews) }
  }

  private static func declaration<Registry: PreviewRegistry>(_ type: Registry.Type) -> FoundPreview? {
    guard let preview = try? type.makePreview() else { return nil }
    let file = (type.fileID as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
    return FoundPreview(name: [file, preview.name].compactMap(\.self).joined(separator: " ")) { AnyView(preview.body()) }
  }

  private static func numbered(_ previews: [FoundPreview]) -> [FoundPreview] {
    var counts: [String: Int] = [:]
    return previews.sorted { $0.name < $1.name }.map { preview in
      let name = String(preview.name.map { "/\\:\0".contains($0) ? "-" : $0 })
      counts[name, default: 0] += 1
      return FoundPreview(name: counts[name] == 1 ? name : "\(name) \(counts[name]!)", content: preview.content)
    }
  }
}
