import SwiftUI

// A view file in the style of ordinary apps: toasts, popups and a tab bar.

private struct Toast: Equatable {
  enum Style {
    case info, error
    var color: Color {
      switch self {
      case .info: return .blue
      case .error: return Color(.systemRed)
      }
    }
  }
  var style: Style
  var message: String
  var duration: Double = 3
}
private struct ToastModifier: ViewModifier {
  @Binding var toast: Toast?
  @State private var workItem: DispatchWorkItem?
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity).overlay(ZStack { mainToastView().offset(y: -30) }.animation(.spring(), value: toast)).onChange(of: toast) { value in
      showToast()
    }
  }
  @ViewBuilder func mainToastView() -> some View {
    if let toast = toast {
      VStack {
        Spacer()
        HStack {
          Text(toast.message).font(Font.caption).foregroundColor(.white)
          Spacer(minLength: 10)
          Button {
            dismissToast()
          } label: {
            Image(systemName: "xmark")
          }
        }.padding().background(toast.style.color).cornerRadius(8)
      }.transition(.move(edge: .bottom))
    }
  }
  private func showToast() {
    guard let toast = toast else { return }
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    if toast.duration > 0 {
      workItem?.cancel()
      let task = DispatchWorkItem { dismissToast() }
      workItem = task
      DispatchQueue.main.asyncAfter(deadline: .now() + toast.duration, execute: task)
    }
  }
  private func dismissToast() {
    withAnimation { toast = nil }
    workItem?.cancel()
    workItem = nil
  }
}
private extension View {
  func toastView(toast: Binding<Toast?>) -> some View { self.modifier(ToastModifier(toast: toast)) }
  func popup<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View {
    ZStack {
      self
      if isPresented.wrappedValue {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isPresented.wrappedValue = false }.zIndex(1)
        content().zIndex(2).transition(.scale(scale: 0.8, anchor: .center).combined(with: .opacity))
      }
    }
  }
}
private struct CustomTabBar: View {
  @Binding var current: Int
  var safeEdges = UIApplication.shared.windows.first?.safeAreaInsets
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<4) { i in
        Button(
          action: { withAnimation(.easeInOut) { current = i } },
          label: {
            Image(systemName: "\(i).circle").renderingMode(.template).resizable().aspectRatio(contentMode: .fit).frame(width: 24, height: 24).foregroundColor(
              current == i ? .primary : .gray
            ).offset(y: current == i ? -8 : 0)
          })
        if i < 3 { Spacer(minLength: 0) }
      }
    }.padding(.horizontal, 30).padding(.bottom, safeEdges?.bottom == 0 ? 15 : safeEdges?.bottom).background(
      Color.white.clipShape(CurveShape(x: CGFloat(current) * 100)).shadow(color: Color.black.opacity(0.1), radius: 5, x: 0, y: -5))
  }
}
private struct CurveShape: Shape {
  var x: CGFloat
  var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: rect.width, y: 0))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
      path.move(to: CGPoint(x: x - 40, y: 0))
      path.addCurve(to: CGPoint(x: x, y: 30), control1: CGPoint(x: x - 20, y: 0), control2: CGPoint(x: x - 20, y: 30))
      path.addQuadCurve(to: CGPoint(x: x + 40, y: 0), control: CGPoint(x: x + 20, y: 30))
    }
  }
}
private struct ToastDemo: View {
  @State private var toast: Toast?
  @State private var tab = 0
  @State private var popup = false
  @State private var scale: CGFloat = 1
  @GestureState private var isPressing = false
  var body: some View {
    ZStack(alignment: .bottom) {
      Button("Show") { toast = Toast(style: .error, message: "Failed") }.simultaneousGesture(
        LongPressGesture(minimumDuration: 0.5).updating($isPressing) { current, state, transaction in
          state = current
          transaction.animation = .easeIn
        }.onEnded { _ in popup = true })
      CustomTabBar(current: $tab)
    }.popup(isPresented: $popup) { Text("Popup").padding(40).background(.regularMaterial) }.toastView(toast: $toast).gesture(
      MagnificationGesture().onChanged { scale = $0.magnitude }.simultaneously(with: RotationGesture().onChanged { _ in })
    ).scaleEffect(scale)
  }
}
