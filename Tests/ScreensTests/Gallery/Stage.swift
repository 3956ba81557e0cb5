import HeadlessUI

/// The condition that a page of the gallery is shown in.
enum Stage: Sendable {
  /// As it is.
  case plain
  /// Under an alert.
  case covered
  /// With nothing on it that reacts.
  case disabled
  /// Far below the screen, with nothing that scrolls there.
  case offScreen
}

/// A page of the gallery in its condition.
struct Staged<Page: View>: View {
  let stage: Stage
  let page: Page

  init(_ stage: Stage, @ViewBuilder page: () -> Page) {
    self.stage = stage
    self.page = page()
  }

  var body: some View {
    switch stage {
    case .plain: page
    case .covered: page.alert("Rate this app?", isPresented: .constant(true)) { Button("Later") {} }
    case .disabled: page.disabled(true)
    case .offScreen: page.offset(x: 0, y: 5000)
    }
  }
}
