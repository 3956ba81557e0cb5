// As on a phone, PhotosUI exports UIKit.
@_exported public import UIKit
