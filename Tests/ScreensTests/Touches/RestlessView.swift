import HeadlessUI

/// A view whose button starts endless animations, one after another.
struct RestlessView: View {
  @State private var isDown = false

  var body: some View {
    VStack(spacing: 0) {
      Text("Time").accessibilityAddTraits(.isHeader)
      Button("Restless", action: animate)
      Button("Target") {}.padding(.top, isDown ? 50 : 0)
      Spacer()
    }
  }

  private func animate() {
    withAnimation(.linear(duration: 0.5)) {
      isDown.toggle()
    } completion: {
      animate()
    }
  }
}
