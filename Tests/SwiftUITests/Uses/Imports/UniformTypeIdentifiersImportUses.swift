import UniformTypeIdentifiers

/// What a file finds that imports UniformTypeIdentifiers alone.
final class UniformTypeIdentifiersImportUses: ObservableObject {
  @Published var address = URL(string: "https://example.com")
  @Published var date = Date(timeIntervalSince1970: 0)
  private var subscriptions: Set<AnyCancellable> = []

  @Observable
  final class Model {
    var name = ""
  }
}
