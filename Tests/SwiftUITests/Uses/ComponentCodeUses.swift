import SwiftUI

// A view file in the style of ordinary apps: custom modifiers and components.

private struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 16
  @Environment(\.colorScheme) var colorScheme
  func body(content: Content) -> some View {
    content
      .padding()
      .background(RoundedRectangle(cornerRadius: cornerRadius).fill(Color(.systemBackground)).shadow(color: .black.opacity(colorScheme == .dark ? 0 : 0.1), radius: 10, x: 0, y: 4))
      .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(Color.gray.opacity(0.2), lineWidth: 1))
  }
}
private extension View {
  func card(cornerRadius: CGFloat = 16) -> some View { modifier(CardModifier(cornerRadius: cornerRadius)) }
  @ViewBuilder func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View { if condition { transform(self) } else { self } }
  @ViewBuilder func ifLet<V, Transform: View>(_ value: V?, transform: (Self, V) -> Transform) -> some View { if let value = value { transform(self, value) } else { self } }
  func eraseToAnyView() -> AnyView { AnyView(self) }
  func hideKeyboardWhenTappedAround() -> some View { onTapGesture { UIApplication.shared.keyWindow?.endEditing(true) } }
  func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { clipShape(RoundedCorner(radius: radius, corners: corners)) }
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { geometryProxy in Color.clear.preference(key: SizePreferenceKey.self, value: geometryProxy.size) })
      .onPreferenceChange(SizePreferenceKey.self, perform: onChange)
  }
}
private struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners
  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}
private struct SizePreferenceKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
private struct LoadableView<T, Content: View, Placeholder: View>: View {
  enum Phase { case loading, loaded(T), failed(String) }
  let phase: Phase
  let content: (T) -> Content
  let placeholder: Placeholder
  init(_ phase: Phase, @ViewBuilder content: @escaping (T) -> Content, @ViewBuilder placeholder: () -> Placeholder) {
    self.phase = phase
    self.content = content
    self.placeholder = placeholder()
  }
  var body: some View {
    switch phase {
    case .loading: placeholder.redacted(reason: .placeholder)
    case .loaded(let value): content(value).transition(.opacity.combined(with: .move(edge: .bottom)))
    case .failed(let message): Label(message, systemImage: "xmark.octagon.fill").foregroundStyle(.red)
    }
  }
}
private extension LoadableView where Placeholder == ProgressView<EmptyView, EmptyView> {
  init(_ phase: Phase, @ViewBuilder content: @escaping (T) -> Content) { self.init(phase, content: content) { ProgressView() } }
}
private struct DemoView: View {
  @State private var size: CGSize = .zero
  var body: some View {
    LoadableView(.loaded("Hello")) { Text($0).card() }
      .if(size.width > 100) { $0.bold() }
      .ifLet(Optional("x")) { view, x in view.accessibilityLabel(x) }
      .readSize { size = $0 }
      .cornerRadius(20, corners: [.topLeft, .topRight])
  }
}
