import Foundation
import HeadlessUI
import ScreenModel

extension Device {
  /// The looks of the screen and of the elements on it, for pictures.
  var look: ScreenLook {
    var screenLook = ElementLook()
    let isDark = frontHost?.isDark ?? settings.isDark
    if isDark { screenLook.traits.insert(.dark) }
    screenLook.note = statusBarTime
    if !screen.hasStraightCorners { screenLook.traits.formUnion([.roundCorners, .homeIndicator]) }
    let hosts = hosts
    var elements = hosts.first?.looks(isDark: isDark) ?? [:]
    for host in hosts.dropFirst() { elements.merge(host.looks(isDark: isDark)) { $1 } }
    elements[tree.root] = screenLook
    return ScreenLook(elements: elements)
  }

  /// The number of changes of the screen's look, including the changes that tests can see.
  package var pictureChangeCount: UInt64 { tree.changeCount &+ tree.lookChangeCount }
}

extension Device {
  /// The time of the status bar, such as “9:41”.
  private var statusBarTime: String {
    let offset = settings.timeZone.secondsFromGMT(for: date)
    let minutes = Int(((date.timeIntervalSince1970 + Double(offset)) / 60).rounded(.down))
    let (hour, minute) = ((minutes / 60 % 24 + 24) % 24, (minutes % 60 + 60) % 60)
    // Most times don't depend on the hour cycle, which takes long to look up.
    let isAlike = (1...12).contains(hour)
    let shown = isAlike || ![.oneToTwelve, .zeroToEleven].contains(settings.locale.hourCycle) ? hour : (hour + 11) % 12 + 1
    return "\(shown):\(minute < 10 ? "0" : "")\(minute)"
  }
}
