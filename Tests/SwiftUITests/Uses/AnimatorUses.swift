import SwiftUI

// Timelines, animators, transitions and drawing in the style of ordinary apps.

struct AnimatorUsesValues {
  var scale = 1.0
  var offset = CGSize.zero
  var angle = Angle.zero
}

struct AnimatorUsesFlip: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 90))
  }
}

struct AnimatorUsesFade: ViewModifier {
  let amount: Double
  func body(content: Content) -> some View { content.opacity(amount) }
}

enum AnimatorUsesPhase: CaseIterable { case begin, middle, end }

struct AnimatorUses: View {
  @State private var isOn = false
  @State private var count = 0
  @Namespace private var namespace

  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") }
    TimelineView(.everyMinute) { context in Text("\(context.date)") }
    TimelineView(.animation(minimumInterval: 0.5, paused: isOn)) { timeline in
      Canvas { context, size in
        context.translateBy(x: size.width / 2, y: 0)
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero), lineWidth: 4)
        context.draw(Text("Hello"), at: CGPoint(x: size.width, y: timeline.date.timeIntervalSinceReferenceDate))
        context.drawLayer { layer in layer.addFilter(.blur(radius: 3)) }
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .center) }
        context.opacity = 0.5
        context.blendMode = .screen
      } symbols: {
        Text("Symbol").tag(1)
      }
    }
    TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { _ in EmptyView() }
    Canvas(opaque: true) { context, size in context.clip(to: Path(CGRect(origin: .zero, size: size))) }.accessibilityLabel("Chart").frame(height: 100)
    Text("a").phaseAnimator([false, true]) { content, phase in content.opacity(phase ? 1 : 0.5) }
    Text("b").phaseAnimator(AnimatorUsesPhase.allCases, trigger: count) { content, phase in
      content.scaleEffect(phase == .middle ? 2 : 1)
    } animation: { _ in
      .bouncy
    }
    PhaseAnimator([1, 2, 3]) {
      Text("\($0)")
    } animation: { phase in
      phase == 1 ? .easeIn(duration: 0.2) : nil
    }
    Text("c").keyframeAnimator(initialValue: AnimatorUsesValues(), trigger: count) { content, value in
      content.scaleEffect(value.scale).offset(value.offset).rotationEffect(value.angle)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.5, duration: 0.2)
        SpringKeyframe(1, duration: 0.4, spring: .bouncy)
      }
      KeyframeTrack(\.offset) { CubicKeyframe(CGSize(width: 0, height: -20), duration: 0.3) }
      KeyframeTrack(\.angle) { MoveKeyframe(.degrees(10)) }
    }
    KeyframeAnimator(initialValue: 0.0) {
      Text("\($0)")
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 1, timingCurve: .easeIn)
    }
    Text("d").transition(.opacity).transition(.move(edge: .bottom).combined(with: .opacity)).transition(.scale.animation(.easeIn))
    Text("e").transition(.asymmetric(insertion: .slide, removal: .push(from: .top))).transition(.blurReplace).transition(AnyTransition.scale(scale: 0.5))
    Text("f").transition(.modifier(active: AnimatorUsesFade(amount: 0), identity: AnimatorUsesFade(amount: 1))).transition(AnimatorUsesFlip())
    Text("g").animation(.interpolatingSpring(stiffness: 50, damping: 1), value: isOn).animation(.snappy, value: count).animation(.smooth(duration: 0.3), value: count)
    Text("h").animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 0.5), value: isOn).animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
    Text("i").transaction { $0.animation = nil }.transaction(value: count) { $0.disablesAnimations = true }
    Button("Go") {
      withAnimation(.easeInOut(duration: 0.3).delay(0.1).repeatCount(3, autoreverses: true)) { isOn.toggle() }
      withAnimation(.bouncy, completionCriteria: .removed) {
        count += 1
      } completion: {
        isOn = false
      }
      var transaction = Transaction(animation: .linear)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn = true }
    }
  }

  @MainActor
  func image() -> UIImage? {
    let renderer = ImageRenderer(content: Text("Card").padding())
    renderer.scale = 3
    renderer.proposedSize = .init(width: 100, height: nil)
    return renderer.uiImage
  }
}
