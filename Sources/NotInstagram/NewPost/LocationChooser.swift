import SwiftUI

/// A list of places for a picture.
///
/// A tap chooses a place and goes back.
struct LocationChooser: View {
  @Binding var location: String?
  @State private var search = ""
  @Environment(\.dismiss) private var dismiss

  private static let places = [
    "Amsterdam", "Barcelona", "Edinburgh", "Helsinki", "Kyoto", "Lisbon", "London", "Montevideo", "Nairobi", "Oslo", "Porto", "Reykjavík", "Toronto", "Wellington",
  ]

  /// Returns the places whose names begin with the given text, ignoring case.
  static func places(beginningWith text: String) -> [String] {
    places.filter { $0.lowercased().hasPrefix(text.trimmed.lowercased()) }
  }

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search for a place", text: $search).keyboardType(.webSearch).padding().accessibilityIdentifier("LocationField")
      List(Self.places(beginningWith: search), id: \.self) { place in
        Button(place) {
          location = place
          dismiss()
        }
      }
      .accessibilityIdentifier("Locations")
    }
    .navigationTitle("Location")
  }
}
