import SwiftUI
import UIKit

/// The other UIKit names for bars, lists and scroll views.
///
/// Each line only has to compile, in both language modes.
@MainActor
struct UIKitBarNameUses {
  func bars(_ bar: UINavigationBar, _ tabBar: UITabBar, _ item: UINavigationItem, _ tab: UITabBarItem) {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .regular)
    appearance.titleTextAttributes = [.underlineStyle: 1, .kern: 2]
    bar.prefersLargeTitles = true
    bar.compactAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    bar.backIndicatorImage = UIImage()
    bar.backIndicatorTransitionMaskImage = UIImage()
    tabBar.unselectedItemTintColor = .gray
    tab.badgeValue = "3"
    tab.badgeColor = .red
    item.titleView = UIView()
    item.backButtonTitle = "Back"
    item.backBarButtonItem = UIBarButtonItem()
    item.leftBarButtonItem = nil
  }

  func scrolls(_ scrollView: UIScrollView) {
    scrollView.bounces = false
    scrollView.isPagingEnabled = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInset = .zero
    (scrollView.zoomScale, scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 1, 4)
    scrollView.keyboardDismissMode = .onDrag
  }

  func lists(_ table: UITableView, _ cell: UITableViewCell, _ collection: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    table.separatorStyle = .none
    table.separatorColor = .clear
    table.separatorInset = .zero
    table.tableHeaderView = nil
    table.tableFooterView = UIView()
    table.sectionHeaderTopPadding = 0
    table.showsSelection = false
    cell.selectedBackgroundView = UIView()
    collection.backgroundView = nil
    collection.reloadData()
    layout.scrollDirection = .horizontal
    layout.minimumInteritemSpacing = 4
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.sectionInset = .zero
  }

  func menus(_ menu: UIMenu) -> Bool {
    let keys = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape,
    ]
    let flags: UIKeyModifierFlags = [.alphaShift, .alternate]
    let attributes: UIMenuElement.Attributes = .keepsMenuPresented
    return menu.replacingChildren([]).children.isEmpty && keys.isEmpty && flags.isEmpty && attributes.isEmpty
  }
}
