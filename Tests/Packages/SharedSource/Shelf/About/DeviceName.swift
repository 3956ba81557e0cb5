import UIKit.UIDevice
import os.log

enum DeviceName {
    @MainActor static var current: String {
        os_log("The device's name was read", type: .debug)
        return UIDevice.current.model
    }
}
