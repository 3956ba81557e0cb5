import UIKit

/// The types that a file can use if it imports only UIKit.
@MainActor
final class UIKitImportUses: ObservableObject {
  @Published var color = UIColor.red
  @Published var address = URL(string: "https://example.com")
  var changes: AnyPublisher<UIColor, Never> { $color.eraseToAnyPublisher() }
  var named: UIColor? { UIColor(named: "brand") }
  var resources: [AnyHashable] { [UIColor(resource: ColorResource(name: "brand", bundle: .main)), UIImage(resource: ImageResource(name: "logo", bundle: .main))] }
  var frame = CGRect.zero.applying(.identity)

  @Observable
  final class Model {
    var name = Bundle.main.bundlePath
  }
}
