import SwiftUI

// A view file in the style of ordinary apps: a player and a paywall.

@MainActor private class PlayerModel: ObservableObject {
  static let shared = PlayerModel()
  @Published var isPlaying = false { willSet { print(newValue) } }
  @Published var progress = 0.0
  @Published var speed: Speed = .normal
  enum Speed: Double, CaseIterable, Identifiable {
    case slow = 0.5, normal = 1, fast = 2
    var id: Double { rawValue }
    var title: LocalizedStringKey { "\(rawValue, specifier: "%.1f")x" }
  }
  private var timer: Timer?
  func toggle() {
    isPlaying.toggle()
    timer?.invalidate()
    guard isPlaying else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
      Task { @MainActor in
        guard let self else { return }
        self.progress = min(1, self.progress + 0.01 * self.speed.rawValue)
      }
    }
  }
}
private struct PlayerBar: View {
  @ObservedObject private var player = PlayerModel.shared
  @State private var isExpanded = false
  @Namespace private var hero
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.openURL) private var openURL
  @Environment(\.locale) var locale
  @Environment(\.layoutDirection) var direction
  @Environment(\.dynamicTypeSize) var typeSize
  @Environment(\.verticalSizeClass) private var vSize
  var body: some View {
    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 12))
    layout {
      artwork
      VStack(alignment: .leading) {
        Text("Title").font(.subheadline.bold())
        Text("Artist", comment: "name").font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      controls
    }
    .padding(8).background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 14)).padding(.horizontal).onTapGesture {
      withAnimation(reduceMotion ? nil : .spring()) { isExpanded = true }
    }
    .fullScreenCover(isPresented: $isExpanded) {
      NavigationStack {
        VStack {
          ProgressView(value: player.progress, total: 1) {
            Text("Progress")
          } currentValueLabel: {
            Text(player.progress, format: .percent.precision(.fractionLength(0)))
          }
          Picker("Speed", selection: $player.speed) { ForEach(PlayerModel.Speed.allCases) { Text($0.title).tag($0) } }.pickerStyle(.segmented)
          Link(destination: URL(string: "https://x.y")!) { Label("Lyrics", systemImage: "quote.bubble") }
          ShareLink(item: URL(string: "https://x.y")!) { Label("Share", systemImage: "square.and.arrow.up") }
        }.padding().toolbar { Button("Close", action: { isExpanded = false }).accessibilityHint("Closes") }
      }.environment(
        \.openURL,
        OpenURLAction { url in
          print(url)
          return .handled
        })
    }
    .accessibilityElement(children: .contain).accessibilityIdentifier("player").accessibilityAction(named: "Toggle") { player.toggle() }.accessibilitySortPriority(1)
  }
  private var artwork: some View {
    Image(systemName: "music.note").resizable().scaledToFit().padding(8).frame(width: 44, height: 44).background(
      Color.secondary.opacity(0.2), in: RoundedRectangle(cornerRadius: 6)
    ).accessibilityHidden(true)
  }
  @ViewBuilder private var controls: some View {
    Button {
      player.toggle()
    } label: {
      Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").contentTransition(.symbolEffect(.replace)).symbolEffect(.bounce, value: player.isPlaying)
    }.accessibilityLabel(player.isPlaying ? "Pause" : "Play").sensoryFeedback(.impact, trigger: player.isPlaying)
    if vSize != .compact { Button(action: {}) { Image(systemName: "forward.fill") }.disabled(!player.isPlaying) }
  }
}
private struct Paywall: View {
  struct Plan: Identifiable, Hashable {
    let id: String
    let price: Decimal
    var isBest = false
  }
  @State private var plans = [Plan(id: "month", price: 4.99), Plan(id: "year", price: 39.99, isBest: true)]
  @State private var selected: Plan.ID? = "year"
  @State private var isPurchasing = false
  @Environment(\.dismiss) var dismiss
  @AppStorage("isPro", store: UserDefaults(suiteName: "group.app")) private var isPro = false
  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }.interactiveDismissDisabled(isPurchasing).overlay { if isPurchasing { ProgressView("Purchasing…").padding().background(.thickMaterial, in: .rect(cornerRadius: 12)) } }
      .presentationDetents([.fraction(0.6), .height(400), .large]).presentationCornerRadius(24)
  }
  var content: some View {
    VStack(spacing: 16) {
      Text("Go **Pro**").font(.largeTitle)
      Text("Unlock _everything_ at [our site](https://x.y)").tint(.purple)
      ForEach(plans) { plan in planRow(plan) }
      Button(action: {
        Task {
          isPurchasing = true
          defer { isPurchasing = false }
          try await Task.sleep(nanoseconds: 500_000_000)
          isPro = true
          dismiss()
        }
      }) { Text("Continue").frame(maxWidth: .infinity) }.buttonStyle(.borderedProminent).disabled(selected == nil)
      HStack {
        Button("Restore") {}
        Text("·")
        Button("Terms", action: {})
      }.font(.footnote).buttonStyle(.borderless)
    }.padding()
  }
  @ViewBuilder func planRow(_ plan: Plan) -> some View {
    let isSelected = selected == plan.id
    Button {
      selected = plan.id
    } label: {
      HStack {
        Image(systemName: isSelected ? "largecircle.fill.circle" : "circle")
        VStack(alignment: .leading) {
          Text(plan.id.capitalized)
          if plan.isBest { Text("BEST").font(.caption2.weight(.heavy)).padding(.horizontal, 6).background(Color.yellow, in: Capsule()) }
        }
        Spacer()
        Text(plan.price, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
      }.padding().contentShape(.rect).overlay(
        RoundedRectangle(cornerRadius: 12).strokeBorder(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.separator), lineWidth: isSelected ? 2 : 1))
    }.buttonStyle(.plain).accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
