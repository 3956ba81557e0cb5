import AVFoundation
import SwiftUI

@MainActor @Observable
final class PhotoFeed {
  private(set) var titles: [String] = []
  private(set) var message = "Nothing is loaded"

  func load() async {
    message = "Loading…"
    do {
      guard let address = URL(string: "https://api.notinstagram.com/feed") else { return }
      let (data, _) = try await URLSession.shared.data(from: address)
      titles = try JSONDecoder().decode([String].self, from: data)
      message = "\(titles.count) photos"
    } catch {
      message = "The feed could not be loaded"
    }
  }

  func takePicture() async {
    message = await AVCaptureDevice.requestAccess(for: .video) ? "Smile!" : "The camera isn’t allowed"
  }
}
