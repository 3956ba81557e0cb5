import HeadlessUI

/// The condition of a page of the gallery.
enum Stage: Sendable {
  /// The page has no special condition.
  case plain
  /// An alert covers the page.
  case covered
  /// All controls on the page are disabled.
  case disabled
  /// The page is far below the screen, and can't be scrolled into view.
  case offScreen
}

/// A page of the gallery with a condition.
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
