import Foundation
import SwiftUI

/// A picture that two fingers zoom and rotate, and that one finger moves.
struct PictureView: View {
  let author: String
  @State private var zoom: CGFloat = 1
  @State private var angle = Angle.zero
  @State private var position = CGSize.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn = Angle.zero
  @GestureState private var drag = CGSize.zero

  var body: some View {
    VStack(spacing: 16) {
      Text(details).accessibilityIdentifier("PictureDetails")
      Image("ClosePicture", label: Text("Picture by \(author)")).resizable().frame(width: side, height: side)
        .accessibilityValue(details)
        .onTapGesture(count: 2) { reset() }
        .gesture(dragging.simultaneously(with: pinching).simultaneously(with: turning))
        .offset(CGSize(width: position.width + drag.width, height: position.height + drag.height))
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle("Picture")
  }

  private var side: CGFloat { 200 * zoom * pinch }

  private var details: String {
    let (percent, degrees) = ((zoom * pinch * 100).rounded(), (angle + turn).degrees.rounded())
    let (right, down) = ((position.width + drag.width).rounded(), (position.height + drag.height).rounded())
    return "Zoom \(Int(percent)) %, turned \(Int(degrees))°, moved \(Int(right)), \(Int(down))"
  }

  private var dragging: some Gesture<DragGesture.Value> {
    DragGesture(coordinateSpace: .global)
      .updating($drag) { value, state, _ in state = value.translation }
      .onEnded { position = CGSize(width: position.width + $0.translation.width, height: position.height + $0.translation.height) }
  }

  private var pinching: some Gesture<MagnifyGesture.Value> {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { zoom = min(max(0.5, zoom * $0.magnification), 3) }
  }

  private var turning: some Gesture<RotateGesture.Value> {
    RotateGesture()
      .updating($turn) { value, state, _ in state = value.rotation }
      .onEnded { angle += $0.rotation }
  }

  private func reset() { (zoom, angle, position) = (1, .zero, .zero) }
}
