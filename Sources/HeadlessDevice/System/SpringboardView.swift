import Foundation
import HeadlessUI
import ScreenModel

/// The home screen with its icons and the system's alerts.
struct SpringboardView: View {
  @Environment(\.systemState) private var state

  var body: some View {
    if let state { HomeScreen(state: state) }
  }
}

/// The icons of the home screen and the first alert, as the system's state determines them.
private struct HomeScreen: View {
  let state: SystemState

  var body: some View {
    ZStack(alignment: .topLeading) {
      if state.showsHomeScreen {
        VStack(alignment: .leading, spacing: 24) {
          ForEach(rows, id: \.first?.id) { row in
            HStack(spacing: 20) {
              ForEach(row) { icon in
                Button(icon.name) { state.activate(icon.id) }.frame(width: 76, height: 92).elementType(.icon)
              }
            }
          }
          Spacer()
        }
        .padding(20)
      }
      ForEach(state.alerts.prefix(1)) { alert in
        SystemAlertView(alert: alert, state: state)
      }
    }
  }

  /// The icons in rows of four.
  private var rows: [[HomeScreenIcon]] {
    stride(from: 0, to: state.icons.count, by: 4).map { Array(state.icons[$0..<min($0 + 4, state.icons.count)]) }
  }
}

/// A system alert.
///
/// A tap on any button dismisses the alert.
private struct SystemAlertView: View {
  let alert: SystemAlert
  let state: SystemState

  var body: some View {
    EmptyView()
      .alert(alert.title, isPresented: isPresented) {
        ForEach(alert.actions, id: \.title) { action in
          Button(action.title, role: action.role, action: action.perform)
        }
      } message: {
        if !alert.message.isEmpty { Text(alert.message) }
      }
  }

  private var isPresented: Binding<Bool> {
    Binding(
      get: { state.alerts.contains { $0.id == alert.id } },
      set: { isPresented in if !isPresented { state.alerts.removeAll { $0.id == alert.id } } })
  }
}
