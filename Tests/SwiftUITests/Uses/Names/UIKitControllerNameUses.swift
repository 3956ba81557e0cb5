import SwiftUI
import UIKit

/// The other UIKit names for view controllers.
///
/// Each line only has to compile, in both language modes.
@MainActor
final class UIKitControllerNameUses: UITableViewController, UIPopoverPresentationControllerDelegate {
  func presents(_ alert: UIAlertController, _ grid: UICollectionViewController) {
    clearsSelectionOnViewWillAppear = false
    preferredContentSize = CGSize(width: 320, height: 400)
    isModalInPresentation = true
    hidesBottomBarWhenPushed = true
    for style: UIModalPresentationStyle in [.pageSheet, .formSheet, .overFullScreen, .overCurrentContext] { modalPresentationStyle = style }
    if let sheet = sheetPresentationController {
      sheet.selectedDetentIdentifier = .medium
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.preferredCornerRadius = 20
    }
    alert.preferredAction = alert.actions.first
    print(grid, presentingViewController as Any)
  }

  func navigates(_ navigation: UINavigationController, _ pages: UIPageViewController) {
    navigation.hidesBarsOnSwipe = true
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setToolbarHidden(true, animated: false)
    pages.dataSource = nil
    let options: [UIPageViewController.OptionsKey: Any] = [.interPageSpacing: 8, .spineLocation: 1]
    if navigation.visibleViewController === self, let split = splitViewController, !split.isCollapsed {
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: options), for: .secondary)
    }
  }

  func picks(_ picker: UIImagePickerController, _ info: [UIImagePickerController.InfoKey: Any]) -> UIImage? {
    picker.allowsEditing = true
    picker.mediaTypes = ["public.image"]
    print(info[.imageURL] ?? info[.mediaURL] ?? "")
    return (info[.editedImage] ?? info[.originalImage]) as? UIImage
  }

  func shares(_ activity: UIActivityViewController) {
    activity.excludedActivityTypes = [.copyToPasteboard, .assignToContact, .saveToCameraRoll, .addToReadingList]
  }
}
