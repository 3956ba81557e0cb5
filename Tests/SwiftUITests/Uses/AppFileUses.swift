import SwiftUI

/// What an app's file finds with `import SwiftUI` alone, as on a phone.
struct AppFileUses: View {
  @Observable
  final class Model {
    var date = Date(timeIntervalSince1970: 0)
    var width: CGFloat = 12
    let session = URLSession.shared
  }

  @State private var model = Model()

  var body: some View { Text("\(model.width)") }
}
