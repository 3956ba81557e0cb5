import SwiftUI

/// An introduction to the app, in three pages.
struct TourView: View {
  private struct Page: Identifiable {
    let id: Int
    let title: String
    let text: String
  }

  private static let pages = [
    Page(id: 0, title: "See", text: "The pictures of everybody you know."),
    Page(id: 1, title: "Share", text: "Your own pictures, with a filter or without."),
    Page(id: 2, title: "Not Instagram", text: "No advertisements. No algorithm. No Instagram."),
  ]

  @State private var page = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TabView(selection: $page) {
        ForEach(Self.pages) { page in
          VStack(spacing: 12) {
            Text(page.title).font(.title).accessibilityAddTraits(.isHeader)
            Text(page.text)
          }
          .tag(page.id)
        }
      }
      .tabViewStyle(.page)
      .accessibilityIdentifier("Tour")
      Button(isAtEnd ? "Get started" : "Skip") { dismiss() }.accessibilityIdentifier("TourButton").padding()
    }
  }

  private var isAtEnd: Bool { page == Self.pages.count - 1 }
}
