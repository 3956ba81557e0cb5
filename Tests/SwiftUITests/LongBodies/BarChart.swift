import SwiftUI

// A custom-drawn chart with arithmetic in frames, offsets, opacities and paths.

private struct BarChart: View {
  let values: [Double]
  let title: String
  @State private var chosen: Int?
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottomLeading) {
        ForEach(values.indices, id: \.self) { bar in
          let height = values[bar] / (values.max() ?? 1) * proxy.size.height
          Rectangle()
            .fill(chosen == bar ? Color.orange : .blue.opacity(0.3 + 0.7 * values[bar] / (values.max() ?? 1)))
            .frame(width: proxy.size.width / CGFloat(values.count) - 4, height: height)
            .offset(x: CGFloat(bar) * proxy.size.width / CGFloat(values.count) + 2, y: 0)
            .onTapGesture { chosen = bar }
            .accessibilityLabel("\(title) \(bar): \(values[bar], specifier: "%.1f")")
        }
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height))
          for point in values.indices {
            path.addLine(to: CGPoint(x: CGFloat(point) * proxy.size.width / CGFloat(values.count - 1), y: proxy.size.height - values[point] / 100 * proxy.size.height))
          }
        }
        .stroke(LinearGradient(colors: [.red, .green], startPoint: .leading, endPoint: .trailing), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 2]))
        VStack {
          HStack {
            Text("\(values.reduce(0, +) / Double(max(values.count, 1)), specifier: "%.2f")")
              .font(.system(size: min(proxy.size.width, proxy.size.height) * 0.1, weight: .bold, design: .rounded))
            Spacer()
          }
          Spacer()
        }
        .padding(.horizontal, proxy.size.width * 0.05)
        .padding(.top, 10 + (chosen == nil ? 0 : 20))
      }
      .rotationEffect(.degrees(chosen == nil ? 0 : 2))
      .scaleEffect(chosen == nil ? 1 : 1.02)
      .shadow(color: .black.opacity(0.2), radius: chosen == nil ? 2 : 8, x: 0, y: 4)
      .animation(.spring(response: 0.3, dampingFraction: 0.7), value: chosen)
    }
    .frame(maxWidth: .infinity, minHeight: 100, maxHeight: 200)
    .padding()
    .background(RoundedRectangle(cornerRadius: 16, style: .continuous).fill(Color(.systemBackground)).shadow(radius: 4))
    .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.2), lineWidth: 1))
  }
}
