import SwiftUI

struct AccessibilityActionUses: View {
  @State private var value = 1.0

  var body: some View {
    HStack {
      Text("Item")
      Button("Buy") {}
    }
    .accessibilityElement(children: .combine)
    Text("A").accessibilityAction { value += 1 }
    Text("A").accessibilityAction(.escape) {}
    Text("A").accessibilityAction(.magicTap, {})
    Text("A").accessibilityAction(named: "Delete") {}
    Text("A").accessibilityAction(named: Text("Delete")) {}
    Text("A").accessibilityActions {
      Button("One") {}
      Button("Two") {}
    }
    Text("A").accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value += 1
      case .decrement: value -= 1
      }
    }
    Circle().accessibilityRepresentation { Slider(value: $value, in: 0...10) { Text("Volume") } }
    Text("A").accessibilityInputLabels(["A", "First"])
    Text("A").accessibilityInputLabels([Text("A")])
    Text("A").accessibilityShowsLargeContentViewer { Label("A", systemImage: "a") }
    Text("A").accessibilityIgnoresInvertColors()
    Text("A").accessibilityCustomContent("Age", "7", importance: .high)
    Text("A").accessibilityActivationPoint(.center)
    Text("A").accessibilityTextContentType(.narrative)
    Text("A").speechSpellsOutCharacters()
  }
}
