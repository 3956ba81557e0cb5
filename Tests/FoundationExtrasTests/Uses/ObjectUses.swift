import Foundation
import FoundationExtras

/// Foundation objects in the style of ordinary apps.
final class ObjectUses: NSObject {
  struct Item: Sendable, Identifiable {
    var id: Int
    var name: String
  }

  private let listeners = NSHashTable<AnyObject>.weakObjects()
  private let images = NSMapTable<NSString, NSObject>.strongToWeakObjects()
  private let sort = [SortDescriptor(\Item.name, comparator: .localizedStandard), SortDescriptor(\Item.id, order: .reverse)]
  private let file = URL.documentsDirectory.appending(path: "items.json")
  private let cloud = NSUbiquitousKeyValueStore.default

  func add(_ listener: AnyObject) { listeners.add(listener) }

  func image(named name: String) -> NSObject? { images.object(forKey: name as NSString) }

  func items(_ items: [Item], containing text: String) throws -> [Item] {
    let predicate = #Predicate<Item> { item in text.isEmpty || item.name.localizedStandardContains(text) }
    return try items.filter(predicate).sorted(using: sort)
  }

  func load(from url: URL) throws -> Data {
    guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
    defer { url.stopAccessingSecurityScopedResource() }
    var coordinatorError: NSError?
    var data = Data()
    NSFileCoordinator().coordinate(readingItemAt: url, options: .withoutChanges, error: &coordinatorError) { url in
      data = (try? Data(contentsOf: url)) ?? Data()
    }
    if let coordinatorError { throw coordinatorError }
    return data
  }

  func save(_ text: String) throws {
    let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.com.example") ?? .applicationSupportDirectory
    try Data(text.utf8).write(to: folder.appending(path: "items.json"), options: .atomic)
    cloud.set(text, forKey: "items")
    cloud.synchronize()
  }

  func lines(_ count: Int) -> [String] { (0..<count).flatMap { number in autoreleasepool { ["\(number)"] } } }

  func activity() -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "Items"
    activity.isEligibleForSearch = true
    activity.webpageURL = URL(string: "https://example.com")
    activity.becomeCurrent()
    return activity
  }

  func links(in text: String) throws -> [URL] {
    let detector = try NSDataDetector(types: Self.links)
    detector.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)) { match, _, stop in
      if match?.phoneNumber != nil { stop.pointee = true }
    }
    return detector.matches(in: text, options: [], range: NSRange(text.startIndex..., in: text)).compactMap(\.url)
  }

  private static let links: NSTextCheckingTypes = NSTextCheckingResult.CheckingType(rawValue: 1 << 6).rawValue

  private nonisolated(unsafe) static var tagKey: UInt8 = 0

  var tag: String? {
    get { objc_getAssociatedObject(self, &Self.tagKey) as? String }
    set { objc_setAssociatedObject(self, &Self.tagKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func sorted(_ objects: [NSObject], matching text: String) -> [Any] {
    let found = (objects as NSArray).filtered(using: NSPredicate(format: "name CONTAINS[cd] %@", text))
    return (found as NSArray).sortedArray(using: [NSSortDescriptor(key: "name", ascending: true)])
  }

  func searchLater(_ selector: Selector, text: String) {
    NSObject.cancelPreviousPerformRequests(withTarget: self)
    perform(selector, with: text, afterDelay: 0.3)
  }

  func cell(at indexPath: IndexPath) -> String { indexPath.section == 0 ? "\(indexPath.row)" : "\(indexPath.item)" }

  var isSaving: Bool { ProcessInfo.processInfo.isLowPowerModeEnabled || ProcessInfo.processInfo.thermalState == .critical }
}
