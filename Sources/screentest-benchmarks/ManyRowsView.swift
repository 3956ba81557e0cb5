import HeadlessUI

/// A screen with many text views, which all exist at the same time.
struct ManyRowsView: View {
  let count: Int

  var body: some View {
    ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") } } }
  }
}
