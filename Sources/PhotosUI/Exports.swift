// PhotosUI brings UIKit, as on a phone.
@_exported public import UIKit
