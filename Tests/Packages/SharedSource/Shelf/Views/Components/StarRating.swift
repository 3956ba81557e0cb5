import SwiftUI

struct StarRating: View {
    @Binding var rating: Int?
    var maximum = 5

    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...maximum, id: \.self) { star in
                Image(systemName: star <= (rating ?? 0) ? "star.fill" : "star")
                    .foregroundColor(.yellow)
                    .onTapGesture {
                        withAnimation(.spring()) { rating = rating == star ? nil : star }
                    }
                    .accessibilityLabel(star == 1 ? "1 star" : "\(star) stars")
                    .accessibilityAddTraits(star == rating ? [.isButton, .isSelected] : .isButton)
                    .accessibilityIdentifier("rating.\(star)")
            }
        }
        .imageScale(.large)
    }
}

#Preview {
    @Previewable @State var rating: Int? = 3
    StarRating(rating: $rating)
}
