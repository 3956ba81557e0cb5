import SwiftUI

struct BookRow: View {
    let book: Book

    @ScaledMetric(relativeTo: .title3) private var coverWidth: CGFloat = 36
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        HStack(alignment: .center, spacing: 12) {
            cover
            VStack(alignment: .leading, spacing: 4) {
                Text(book.title)
                    .font(.headline)
                    .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2)
                Text(book.author)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                if book.status == .reading {
                    ProgressView(value: book.progress)
                        .progressViewStyle(.linear)
                        .accessibilityLabel("Progress")
                }
            }
            Spacer(minLength: 0)
            if let rating = book.rating {
                Text(verbatim: "\(rating)★")
                    .font(.caption.monospacedDigit())
                    .accessibilityLabel("Rated \(rating) of 5")
            }
        }
        .padding(.vertical, 4)
        .contentShape(Rectangle())
    }

    private var cover: some View {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
            .fill(LinearGradient(colors: [.accentColor.opacity(0.6), .accentColor], startPoint: .top, endPoint: .bottom))
            .overlay(alignment: .bottomTrailing) {
                Image(systemName: book.status.symbol)
                    .font(.caption2)
                    .foregroundStyle(.white)
                    .padding(2)
            }
            .frame(width: coverWidth, height: coverWidth * 1.5)
            .shadow(color: .black.opacity(0.15), radius: 2, x: 0, y: 1)
            .accessibilityHidden(true)
    }
}

struct BookRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Book.samples) { book in
                BookRow(book: book)
                    .previewDisplayName(book.title)
            }
            BookRow(book: Book.samples[0])
                .preferredColorScheme(.dark)
                .environment(\.dynamicTypeSize, .accessibility3)
        }
        .previewLayout(.sizeThatFits)
        .padding()
    }
}
