import SwiftUI

struct StatisticsView: View {
    @Environment(Library.self) private var library
    @State private var barWidth: CGFloat = 0

    private let columns = [GridItem(.adaptive(minimum: 140), spacing: 16)]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(ReadingStatus.allCases) { status in
                    StatisticTile(title: status.title, value: library.books.filter { $0.status == status }.count)
                }
                StatisticTile(title: "Pages read", value: library.books.map(\.currentPage).reduce(0, +))
            }
            .padding()
            if let best = library.books.max(by: { ($0.rating ?? 0) < ($1.rating ?? 0) }), best.rating != nil {
                GroupBox("Best book") {
                    Text(best.title)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .accessibilityIdentifier("statistics.best")
                }
                .padding(.horizontal)
            }
            GeometryReader { proxy in
                Capsule()
                    .fill(Color.green)
                    .frame(width: proxy.size.width * share)
                    .preference(key: BarWidthKey.self, value: proxy.size.width * share)
            }
            .frame(height: 8)
            .padding()
            .accessibilityElement()
            .accessibilityLabel("Finished")
            .accessibilityValue(Text(share, format: .percent.precision(.fractionLength(0))))
        }
        .onPreferenceChange(BarWidthKey.self) { barWidth = $0 }
        .navigationTitle("Statistics")
    }

    private var share: Double {
        library.books.isEmpty ? 0 : Double(library.finishedCount) / Double(library.books.count)
    }
}

private struct StatisticTile: View {
    var title: String
    var value: Int

    var body: some View {
        VStack {
            Text("\(value)").font(.title.bold())
            Text(title).font(.caption)
        }
        .frame(maxWidth: .infinity, minHeight: 80)
        .background(.thinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityValue("\(value)")
        .accessibilityIdentifier("statistics.\(title)")
    }
}

private struct BarWidthKey: PreferenceKey {
    static var defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}
