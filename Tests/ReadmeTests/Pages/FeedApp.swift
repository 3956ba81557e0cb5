import SwiftUI

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
