import HeadlessUI

/// A screen with many texts, all of which exist.
struct ManyRowsView: View {
  let count: Int

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }
}
