import SwiftUI
import UIKit

// Images of views, and UIKit view controllers and views next to SwiftUI views, in the style of ordinary apps.

@MainActor
struct ImageRendererUses {
  func card() -> Data? {
    let renderer = ImageRenderer(content: RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 100, height: 50))
    renderer.scale = 3
    renderer.isOpaque = true
    renderer.proposedSize = ProposedViewSize(width: 100, height: 50)
    let observation = renderer.objectWillChange.sink { print("changed") }
    observation.cancel()
    if let image = renderer.cgImage { print(image.width, image.height) }
    renderer.render { size, draw in
      let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
      print(image.size)
    }
    renderer.render(rasterizationScale: 2) { size, _ in print(size) }
    return renderer.uiImage?.pngData()
  }
}

final class LifeUsesController: UIViewController {
  private let child = UIHostingController(rootView: Text("Child"))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    let button = UIButton(type: .system)
    button.menu = UIMenu(title: "", children: [UIAction(title: "Delete", attributes: .destructive) { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.configuration = .plain()
    button.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    view.accessibilityElements = [button]
    view.accessibilityElementsHidden = false
    let pan = UIPanGestureRecognizer()
    pan.setTranslation(.zero, in: view)
    view.addGestureRecognizer(pan)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print(EdgeInsets(view.directionalLayoutMargins), view.next as Any)
  }
}
