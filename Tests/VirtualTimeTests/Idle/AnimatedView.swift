import HeadlessUI

/// A screen whose button “Load” moves the button “Next” with an animation.
struct AnimatedView: View {
  let animation: Animation
  @State private var isDown = false

  var body: some View {
    VStack {
      Button("Load") { withAnimation(animation) { isDown.toggle() } }
      if isDown { Text("Above") }
      Button("Next") {}
    }
  }
}

/// Animations that are named after their purpose in a test.
extension Animation {
  static let ofTwentySeconds: Animation = .linear(duration: 20)
  static let ofAHundredRuns: Animation = .linear(duration: 1).repeatCount(100)
  static let endless: Animation = .linear(duration: 0.5).repeatForever()
}
