import SwiftUI

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
