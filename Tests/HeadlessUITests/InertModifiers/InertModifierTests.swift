import XCTest

@testable import HeadlessUI

private struct Card: View {
  var body: some View {
    VStack {
      Text("Title")
      Button("Open") {}
      Image(systemName: "star")
    }
  }
}

private struct LookReader: View {
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.symbolVariants) private var variants
  @Environment(\.controlSize) private var controlSize
  @Environment(\.font) private var font

  var body: some View {
    Text("\(alignment)")
    Text(variants == .circle.fill ? "filled circle" : "other symbol")
    Text("\(controlSize)")
    Text(font == .title ? "title" : font == nil ? "no font" : "other font")
  }
}

@preconcurrency @MainActor
final class InertModifierTests: DeviceTestCase {
  func test_modifiersOfLooksChangeNoElement() {
    show { Card() }
    let plain = picture
    show {
      Card().hueRotation(.degrees(3)).colorMultiply(.red).blendMode(.screen).compositingGroup().drawingGroup().mask { Text("Mask") }
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)).scaleEffect(x: 2, y: 3)
    }
    XCTAssertEqual(picture, plain)
    show {
      Card().glassEffect().hoverEffect().symbolVariant(.fill).symbolEffect(.bounce, value: 3).contentTransition(.numericText()).buttonBorderShape(.capsule)
        .controlSize(.large).backgroundStyle(.red).focusable().keyboardShortcut("s").sensoryFeedback(.success, trigger: 3).redacted(reason: .placeholder)
    }
    XCTAssertEqual(picture, plain)
    show { GlassEffectContainer(spacing: 3) { Card() }.kerning(3).underline().textScale(.secondary).lineSpacing(4).minimumScaleFactor(0.5).textSelection(.enabled) }
    XCTAssertEqual(picture, plain)
  }

  func test_aViewFindsInItsEnvironmentWhatModifiersOfLooksSet() {
    show { LookReader() }
    XCTAssertEqual(texts, ["leading", "other symbol", "regular", "no font"])
    show { LookReader().multilineTextAlignment(.center).symbolVariant(.fill).symbolVariant(.circle).controlSize(.mini).font(.title) }
    XCTAssertEqual(texts, ["center", "filled circle", "mini", "title"])
  }

  func test_helpIsTheHint() {
    show { Button("Save") {}.help("Saves the draft") }
    XCTAssertEqual(properties(.button, "Save")?.details.hint, "Saves the draft")
  }

  func test_scenePaddingIsTheMarginOfTheScreen() {
    show { Color.red.accessibilityElement().accessibilityIdentifier("Area").scenePadding(.horizontal) }
    XCTAssertEqual(frame(.any, "Area").minX, 16)
  }
}
