import SwiftUI

struct ListLookUses: View {
  var body: some View {
    List {
      Section {
        Text("Row").listRowSeparator(.hidden).listRowSeparatorTint(.red).listRowBackground(Color.clear)
        Text("Row").listRowSeparator(.hidden, edges: .top).listRowInsets(EdgeInsets())
        Text("Row").listItemTint(.red).listItemTint(.monochrome)
        Text("Row").listRowHoverEffectDisabled().listRowHoverEffect(.highlight)
        Text("Row").listSectionSeparator(.hidden).listSectionSeparatorTint(.blue, edges: .bottom)
      }
      .headerProminence(.increased)
      .listSectionSpacing(.compact)
    }
    .listSectionSpacing(12)
    .listRowSpacing(8)
    .environment(\.defaultMinListRowHeight, 10)
    .environment(\.defaultMinListHeaderHeight, 10)
  }
}

struct ScrollLookUses: View {
  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      Text("Row")
    }
    .scrollIndicators(.hidden)
    .scrollIndicators(.never, axes: .vertical)
    .scrollClipDisabled()
    .scrollBounceBehavior(.basedOnSize)
    .scrollBounceBehavior(.basedOnSize, axes: [.horizontal])
    .scrollIndicatorsFlash(onAppear: true)
    .scrollIndicatorsFlash(trigger: 3)
    .scrollEdgeEffectStyle(.soft, for: .top)
    .scrollEdgeEffectHidden()
    .scrollContentBackground(.hidden)
    .contentMargins(.horizontal, 16, for: .scrollContent)
    .contentMargins(16)
  }
}

struct PresentationLookUses: View {
  @State private var isShown = false

  var body: some View {
    Text("Screen").sheet(isPresented: $isShown) {
      Text("Sheet")
        .presentationBackground(.thinMaterial)
        .presentationBackground { Color.red }
        .presentationCornerRadius(20)
        .presentationDragIndicator(.visible)
        .presentationContentInteraction(.scrolls)
        .presentationCompactAdaptation(.popover)
        .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
        .presentationSizing(.form.fitted(horizontal: false, vertical: true))
        .presentationDetents([.medium, .large])
    }
  }
}

struct BarLookUses: View {
  var body: some View {
    NavigationStack {
      Text("Page")
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
        .toolbarBackgroundVisibility(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .containerBackground(.thinMaterial, for: .navigation)
        .containerBackground(for: .navigation) { Color.red }
        .statusBar(hidden: true)
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .defersSystemGestures(on: .bottom)
        .tabBarMinimizeBehavior(.onScrollDown)
    }
  }
}
