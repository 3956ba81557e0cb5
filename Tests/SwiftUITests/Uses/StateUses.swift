import SwiftUI

struct StateUses: View {
  @SceneStorage("StateUses.tab") private var tab = "home"
  @FocusedValue(\.stateUsesTitle) private var title
  @State private var detent = PresentationDetent.medium

  var body: some View {
    VStack {
      Text(title ?? tab)
      Text(try! AttributedString(markdown: "**Bold**"))
      Color(.systemGray6)
      Color(.systemBackground).ignoresSafeArea()
      Color(UIColor.secondarySystemBackground)
      Color(uiColor: .label)
    }
    .focusedSceneValue(\.stateUsesTitle, "Title")
    .toolbarTitleDisplayMode(.inline)
    .sheet(isPresented: .constant(false)) {
      Text("Sheet")
        .presentationDetents([.medium, .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
    }
    .badgeProminence(.decreased)
  }
}

struct StateUsesTitleKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  var stateUsesTitle: String? {
    get { self[StateUsesTitleKey.self] }
    set { self[StateUsesTitleKey.self] = newValue }
  }
}
