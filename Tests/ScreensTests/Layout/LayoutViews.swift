import Foundation
import HeadlessUI

// The app side for tests of layout. It doesn't import `Screens`, because both sides have a `Label`.

/// A photo of 200 by 100 points at {50, 100}, a caption 8 points below it, a badge over its corner, and two buttons side by side.
struct PhotoPageView: View {
  @State private var isMoved = false
  @State private var isDoubled = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      box("Photo", 50, 100, 200, 100)
      box("Caption", 50, 208, 120, 20)
      box("Badge", 230, 90, 40, 40)
      box("Dot", 240, 100, 10, 10)
      box("Edge", 250, 100, 20, 100)
      Button("Move") {
        Task {
          try? await Task.sleep(for: .seconds(1))
          isMoved = true
        }
      }
      .position(x: 100, y: 300)
      if isMoved { box("Late", 50, 400, 200, 20) }
      Button("Double") { isDoubled = true }.position(x: 300, y: 300)
      if isDoubled { box("Photo", 0, 500, 10, 10) }
    }
    .frame(width: 390, height: 600, alignment: .topLeading)
  }

  private func box(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height).accessibilityIdentifier(name).position(x: x + width / 2, y: y + height / 2)
  }
}

/// A name and a value side by side, above a note, in boxes that show where text starts.
struct SideBySideView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(spacing: 8) {
        Text("Name")
        Text("Value")
      }
      Text("A longer note").padding(.leading, 20)
      Text("End").frame(width: 200, alignment: .trailing)
    }
    .frame(width: 390)
  }
}
