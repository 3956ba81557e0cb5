import SwiftUI

// Onboarding pages with dots, transitions and a button whose title depends on the page.

private struct OnboardingPage: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let text: LocalizedStringKey
  let image: String
  let color: Color
}

private struct OnboardingPages: View {
  let pages: [OnboardingPage]
  @State private var index = 0
  @State private var hasAgreed = false
  @State private var isSpinning = false
  @State private var drag: CGFloat = 0
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  var body: some View {
    ZStack {
      LinearGradient(colors: [pages[index].color.opacity(0.6), pages[index].color.opacity(0.1)], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()
      VStack(spacing: 0) {
        HStack {
          Button("Back") { withAnimation(.easeInOut) { index -= 1 } }.opacity(index == 0 ? 0 : 1).accessibilityHidden(index == 0)
          Spacer()
          Button("Skip") { index = pages.count - 1 }.opacity(index == pages.count - 1 ? 0 : 1)
        }.padding()
        TabView(selection: $index) {
          ForEach(pages) { page in
            VStack(spacing: 24) {
              Image(systemName: page.image)
                .resizable().scaledToFit()
                .frame(width: 160 + abs(drag) / 10, height: 160 + abs(drag) / 10)
                .foregroundStyle(page.color.gradient)
                .rotationEffect(.degrees(isSpinning && !reduceMotion ? 360 : 0))
                .symbolEffect(.bounce, value: index)
              Text(page.title).font(.largeTitle.bold()).multilineTextAlignment(.center).minimumScaleFactor(0.7)
              Text(page.text).font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(.horizontal, 32)
              if page.id == pages.count - 1 {
                Toggle(isOn: $hasAgreed) { Text("I agree to the [terms](https://example.com/terms)") }.toggleStyle(.switch).padding(.horizontal, 48)
              }
            }
            .offset(x: drag * (page.id == index ? 1 : 0.5))
            .tag(page.id)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .gesture(DragGesture().onChanged { drag = $0.translation.width }.onEnded { _ in withAnimation(.spring()) { drag = 0 } })
        HStack(spacing: 8) {
          ForEach(pages) { page in
            Capsule().fill(page.id == index ? Color.accentColor : Color.secondary.opacity(0.3)).frame(width: page.id == index ? 24 : 8, height: 8)
          }
        }
        .animation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.8), value: index)
        Button {
          if index < pages.count - 1 { withAnimation { index += 1 } } else { hasSeenOnboarding = true }
        } label: {
          Text(index < pages.count - 1 ? "Next" : "Start").font(.headline).frame(maxWidth: .infinity).padding()
            .background(index == pages.count - 1 && !hasAgreed ? Color.gray : pages[index].color, in: RoundedRectangle(cornerRadius: 14)).foregroundStyle(.white)
        }
        .disabled(index == pages.count - 1 && !hasAgreed)
        .padding(24)
        .accessibilityHint(index < pages.count - 1 ? "Page \(index + 1) of \(pages.count)" : "The last page")
      }
    }
    .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { isSpinning = true } }
  }
}
