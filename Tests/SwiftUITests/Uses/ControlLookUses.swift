import SwiftUI

struct ControlLookUses: View {
  @State private var isHovered = false
  @State private var count = 0
  @Namespace private var namespace

  var body: some View {
    VStack {
      Button("OK") {}.buttonBorderShape(.capsule).controlSize(.large).tint(.red)
      Button("OK") {}.buttonBorderShape(.roundedRectangle(radius: 8)).controlSize(.mini ... .large)
      Button("OK") {}.keyboardShortcut("s").keyboardShortcut(.defaultAction)
      Button("OK") {}.keyboardShortcut(.return, modifiers: []).keyboardShortcut("k", modifiers: [.command, .shift])
      Button("OK") {}.hoverEffect().hoverEffect(.lift).hoverEffect(.highlight, isEnabled: false).hoverEffectDisabled()
      Button("OK") {}.onHover { isHovered = $0 }.onHover { hovering in isHovered = hovering }
      Button("OK") {}.onContinuousHover { phase in isHovered = phase != .ended }
      Button("OK") {}.focusable().focusable(false).focusEffectDisabled().focusable(true, interactions: .activate)
      Button("OK") {}.onKeyPress(.escape) { .handled }
    }
    .backgroundStyle(.thinMaterial)
    .containerShape(RoundedRectangle(cornerRadius: 8))
    .background(in: RoundedRectangle(cornerRadius: 8))
    .background()
    .background(.red, in: Circle())
    .overlay(.ultraThinMaterial, in: Circle())
    .buttonRepeatBehavior(.enabled)
    VStack {
      Text("A").sensoryFeedback(.success, trigger: count)
      Text("A").sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count)
      Text("A").sensoryFeedback(.selection, trigger: count) { old, new in new > old }
      Text("A").sensoryFeedback(trigger: count) { _, new in new > 3 ? .increase : nil }
      Text("A").navigationTransition(.zoom(sourceID: "a", in: namespace)).navigationTransition(.automatic)
      Text("A").matchedTransitionSource(id: "a", in: namespace)
      Text("A").matchedGeometryEffect(id: "a", in: namespace)
      Text("A").matchedGeometryEffect(id: "a", in: namespace, properties: .position, anchor: .top, isSource: false)
      Text("A").help("What it does").scenePadding().scenePadding(.horizontal)
    }
  }
}
