import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Functions that load the data of images.
enum ImageLoading {
  /// Returns the data at a URL.
  ///
  /// An HTTP status outside the range 200–299 throws an error.
  static func data(from url: URL) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(from: url)
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { throw URLError(.badServerResponse) }
    return data
  }
}
