import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads the data of images.
enum ImageLoading {
  /// Returns the data of a URL; an answer of HTTP that is no success is an error.
  static func data(from url: URL) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { throw URLError(.badServerResponse) }
    return data
  }
}
