import SwiftUI

struct GestureUses: View {
  @GestureState private var offset = CGSize.zero
  @State private var isLifted = false
  @State private var scale = 1.0
  @AccessibilityFocusState private var isTitleFocused: Bool
  @AccessibilityFocusState private var focusedField: Field?

  enum Field: Hashable { case name, street }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .local)
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { _ in isLifted = false }
  }

  private var liftThenDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.3).onEnded { _ in isLifted = true }.sequenced(before: drag)
  }

  var body: some View {
    Text("A").gesture(TapGesture().onEnded { isLifted.toggle() })
    Text("A").gesture(TapGesture(count: 2).exclusively(before: TapGesture()))
    Text("A").gesture(liftThenDrag)
    Text("A").highPriorityGesture(drag)
    Text("A").simultaneousGesture(MagnifyGesture().onChanged { scale = $0.magnification }.simultaneously(with: RotateGesture()))
    Text("Title").accessibilityFocused($isTitleFocused).onAppear { isTitleFocused = true }
    TextField("Name", text: .constant("")).accessibilityFocused($focusedField, equals: .name)
  }

  @MainActor static func host() -> UIViewController { UIHostingController(rootView: GestureUses()) }
}
