import AVFoundation
import Foundation
import Observation
import SwiftUI

// The app of the examples on the pages of the documentation. It is an ordinary app without any code for its tests.

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

struct FeedApp: App {
  var body: some Scene { WindowGroup { FeedView() } }
}

struct FeedView: View {
  @AppStorage("tourIsOver") private var tourIsOver = false
  @State private var feed = PhotoFeed()
  @State private var rating = 3
  @State private var isTimeForABreak = false

  var body: some View {
    VStack {
      Text("Feed").accessibilityAddTraits(.isHeader)
      if !tourIsOver { Button("Start the tour") { tourIsOver = true } }
      Button("Reload") { Task { await feed.load() } }.disabled(feed.message == "Loading…")
      Button("Take a picture") { Task { await feed.takePicture() } }
      Text(feed.message).accessibilityIdentifier("MessageLabel")
      StarsView(rating: $rating)
      HStack {
        Text("Average rating")
        Text(4.5, format: .number).accessibilityIdentifier("AverageLabel")
      }
      if isTimeForABreak { Text("Time for a break").accessibilityIdentifier("BreakLabel") }
      List(feed.titles, id: \.self) { title in
        HStack {
          Text(title)
          Button("Like \(title)") {}
        }
      }
      .accessibilityIdentifier("Photos")
    }
    .task {
      try? await Task.sleep(for: .seconds(25 * 60))
      isTimeForABreak = true
    }
  }
}

struct StarsView: View {
  @Binding var rating: Int

  var body: some View {
    Text(String(repeating: "★", count: rating))
      .accessibilityElement()
      .accessibilityIdentifier("Rating")
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAdjustableAction { direction in
        rating += direction == .increment ? 1 : -1
      }
      .onTapGesture { rating += 1 }
  }
}
