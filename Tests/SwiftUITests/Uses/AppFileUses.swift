import SwiftUI

/// The types that an app's file can use with only `import SwiftUI`, as on a phone.
struct AppFileUses: View {
  @Observable
  final class Model {
    var date = Date(timeIntervalSince1970: 0)
    var width: CGFloat = 12
    let session = URLSession.shared
  }

  @State private var model = Model()

  var body: some View { Text("\(model.width)") }

  /// Types of each module that SwiftUI exports.
  static let types: [Any.Type] = [
    Date.self, CGFloat.self, JSONDecoder.self, URLSession.self, URLRequest.self, ObservationRegistrar.self, AnyCancellable.self, PassthroughSubject<Int, Never>.self,
    Published<Int>.self, UIImage.self, UIColor.self, UIDevice.self,
  ]
}
