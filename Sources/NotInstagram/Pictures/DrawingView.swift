import Foundation
import SwiftUI

/// A canvas to draw on with a finger.
///
/// Shaking the device clears it.
struct DrawingView: View {
  @State private var strokes: [[CGPoint]] = []
  @State private var stroke: [CGPoint] = []

  var body: some View {
    VStack(spacing: 16) {
      Text(details).accessibilityIdentifier("DrawingDetails")
      Rectangle().fill(Color.white).frame(width: 300, height: 300)
        .accessibilityIdentifier("Canvas")
        .gesture(drawing)
      HStack {
        Button("Undo") { strokes.removeLast() }.disabled(strokes.isEmpty)
        if let last = strokes.last?.last { Text("Ended at \(Int(last.x)), \(Int(last.y))").accessibilityIdentifier("LastPoint") }
      }
    }
    .navigationTitle("Drawing")
    .onShake { strokes.removeAll() }
  }

  private var drawing: some Gesture<DragGesture.Value> {
    DragGesture(minimumDistance: 0)
      .onChanged { stroke.append($0.location) }
      .onEnded { _ in
        strokes.append(stroke)
        stroke = []
      }
  }

  private var details: String {
    let points = (strokes + [stroke]).map { zip($0, $0.dropFirst()).reduce(0.0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) } }
    return "\(strokes.count) \(strokes.count == 1 ? "stroke" : "strokes"), \(Int(points.reduce(0, +).rounded())) points long"
  }
}
