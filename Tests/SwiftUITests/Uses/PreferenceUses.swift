import SwiftUI

// Preferences and anchors in the style of ordinary apps.

struct PreferenceUsesHeight: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct PreferenceUsesTitle: PreferenceKey {
  typealias Value = String?

  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

struct PreferenceUsesBounds: PreferenceKey {
  nonisolated(unsafe) static var defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) { value.merge(nextValue()) { $1 } }
}

extension View {
  func readSizeOfPreferenceUses(_ onChange: @escaping (CGFloat) -> Void) -> some View {
    background(GeometryReader { proxy in Color.clear.preference(key: PreferenceUsesHeight.self, value: proxy.size.height) })
      .onPreferenceChange(PreferenceUsesHeight.self, perform: onChange)
  }
}

struct PreferenceUses: View {
  @State private var height: CGFloat = 0
  @State private var title: String?
  @State private var selected = 0

  var body: some View {
    VStack {
      Text("a").readSizeOfPreferenceUses { height = $0 }
      Text("b").preference(key: PreferenceUsesTitle.self, value: "Title").transformPreference(PreferenceUsesTitle.self) { $0 = ($0 ?? "") + "!" }
      Text("c").anchorPreference(key: PreferenceUsesBounds.self, value: .bounds) { [0: $0] }
      Text("d").transformAnchorPreference(key: PreferenceUsesBounds.self, value: .bounds) { $0[1] = $1 }
      Text("e").anchorPreference(key: PreferenceUsesBounds.self, value: .bounds, transform: { anchor in [selected: anchor] })
    }
    .onPreferenceChange(PreferenceUsesTitle.self) { title = $0 }
    .overlayPreferenceValue(PreferenceUsesBounds.self) { anchors in
      GeometryReader { proxy in if let anchor = anchors[selected] { Rectangle().stroke().frame(width: proxy[anchor].width).offset(x: proxy[anchor].minX) } }
    }
    .backgroundPreferenceValue(PreferenceUsesHeight.self) { Color.red.frame(height: $0) }
    .overlayPreferenceValue(PreferenceUsesTitle.self, alignment: .top) { Text($0 ?? "None") }
  }
}
