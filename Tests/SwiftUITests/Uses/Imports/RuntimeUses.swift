import ObjectiveC
import ObjectiveC.runtime
import UIKit

/// A property that an extension adds to a class, as apps write it.
extension UIView {
  private nonisolated(unsafe) static var badgeKey: UInt8 = 0

  var badge: String? {
    get { objc_getAssociatedObject(self, &Self.badgeKey) as? String }
    set { objc_setAssociatedObject(self, &Self.badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func removeBadge() { objc_removeAssociatedObjects(self) }
}
