import DeveloperToolsSupport
import SwiftUI

struct ImageResourceUses: View {
  let data: Data

  var image: UIImage? { UIImage(named: "logo") }
  var packaged: UIImage? { UIImage(named: "logo", in: .main, with: nil) }
  var old: UIImage? { UIImage(named: "logo", in: Bundle.main, compatibleWith: nil) }
  var decoded: UIImage? { UIImage(data: data, scale: 2) }
  var file: UIImage? { Bundle.main.path(forResource: "logo", ofType: "png").flatMap { UIImage(contentsOfFile: $0) } }
  var ratio: CGFloat { (image?.size.width ?? 1) / max(image?.size.height ?? 1, 1) }
  var pixels: CGFloat { (image?.size.width ?? 0) * (image?.scale ?? 1) }
  var url: URL? { Bundle.main.url(forResource: "posts", withExtension: "json") }

  var body: some View {
    Image("logo", bundle: .main)
    Image("logo", bundle: .main, label: Text("Logo"))
    Image(decorative: "logo", bundle: .main)
    Image("Icons/star").resizable().scaledToFit()
    Image(ImageResource(name: "logo", bundle: .main))
    Color("Brand", bundle: .main)
    Image(.usesLogo).resizable()
    Image(uiImage: .usesLogo)
    Label("Logo", image: .usesLogo).foregroundStyle(.usesBrand).tint(.usesBrand)
    Color(.usesBrand).background(Color(.systemBackground))
    if let image { Image(uiImage: image).resizable().aspectRatio(ratio, contentMode: .fit) }
  }
}

// The code that Xcode generates for an asset catalog, in the form of the plugin XcodeImports.
nonisolated private let resourceBundle = Foundation.Bundle._resources("Shop_App")

extension DeveloperToolsSupport.ColorResource {
  nonisolated static let usesBrand = DeveloperToolsSupport.ColorResource(name: "usesBrand", bundle: resourceBundle)
}

extension DeveloperToolsSupport.ImageResource {
  nonisolated static let usesLogo = DeveloperToolsSupport.ImageResource(name: "usesLogo", bundle: resourceBundle)
}

extension UIKit.UIColor {
  nonisolated static var usesBrand: UIKit.UIColor { UIKit.UIColor(resource: DeveloperToolsSupport.ColorResource.usesBrand) }
}

extension UIKit.UIImage {
  nonisolated static var usesLogo: UIKit.UIImage { UIKit.UIImage(resource: DeveloperToolsSupport.ImageResource.usesLogo) }
}

extension SwiftUI.Color {
  nonisolated static var usesBrand: SwiftUI.Color { SwiftUI.Color(DeveloperToolsSupport.ColorResource.usesBrand) }
}

extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
  nonisolated static var usesBrand: SwiftUI.Color { SwiftUI.Color(DeveloperToolsSupport.ColorResource.usesBrand) }
}
